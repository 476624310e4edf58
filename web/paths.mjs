// Drawings of 512 units that are shown at a quarter of that size at most: whole units are enough, and half as long.
const SHAPES = { M: "xy", L: "xy", T: "xy", H: "x", V: "y", S: "xyxy", Q: "xyxy", C: "xyxyxy", A: "rrrffxy", Z: "" };
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))/y;
const FLAG = /[\s,]*([01])/y; // the flags of an arc may run together

/** The d of a path in whole units. Errors do not add up: each step goes on from where the rounded pen stands. */
export function rounded(d) {
  const [pen, drawn, start] = [{ x: 0, y: 0 }, { x: 0, y: 0 }, { x: 0, y: 0 }];
  return d.match(/[a-z][^a-z]*/gi).map((step) => {
    const upper = step[0].toUpperCase();
    const isRelative = step[0] !== upper;
    const written = [];
    for (let at = 1; at < step.trimEnd().length; ) {
      const [to, put] = [{}, {}];
      for (const kind of SHAPES[upper]) {
        const form = kind === "f" ? FLAG : NUMBER;
        form.lastIndex = at;
        const value = Number(form.exec(step)[1]);
        at = form.lastIndex;
        if (kind in pen) {
          to[kind] = value + (isRelative ? pen[kind] : 0);
          put[kind] = Math.round(to[kind] - (isRelative ? drawn[kind] : 0));
          written.push(put[kind]);
        } else written.push(kind === "r" ? Math.round(10 * value) / 10 : value);
      }
      for (const axis of Object.keys(to)) [pen[axis], drawn[axis]] = [to[axis], put[axis] + (isRelative ? drawn[axis] : 0)];
      if (upper === "M" && !written.slice(2).length) Object.assign(start, pen);
    }
    if (upper === "Z") for (const axis of ["x", "y"]) [pen[axis], drawn[axis]] = [start[axis], Math.round(start[axis])];
    return step[0] + written.join(" ").replace(/ -/g, "-");
  }).join("");
}
