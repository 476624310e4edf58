// Everything the pages do by themselves. Each part looks for its own markup and does nothing where it is absent.
import "./morph";
import { bar } from "./bar";
import { campaign } from "./campaign";
import { choice } from "./choice";
import { company } from "./company";
import { inspect } from "./inspect";
import { install } from "./install";
import { keys } from "./keys";
import { lenses } from "./lens";
import { names } from "./names";
import { placer } from "./placer";
import { press } from "./press";
import { replay } from "./replay";
import { seal } from "./seal";
import { setup } from "./setup";
import { sheets } from "./sheets";
import { signals } from "./signals";
import { small } from "./small";
import { story } from "./story";
import { stream } from "./stream";
import { style } from "./style";
import { telling } from "./telling";

const parts = [
  small, press, keys, sheets, inspect, names, signals, replay, choice, telling, bar, placer, lenses, campaign, company, seal, setup, story, stream,
  install, style,
];
for (const part of parts) part();
