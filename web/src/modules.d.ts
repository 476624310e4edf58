declare module "idiomorph/dist/idiomorph.esm.js" {
  export const Idiomorph: {
    morph(old: Element, fresh: Element[], config: object): Element[];
  };
}
