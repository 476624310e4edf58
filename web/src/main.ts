// Everything the pages do by themselves. Each part looks for its own markup and does nothing where it is absent.
import "./morph";
import { inspect } from "./inspect";
import { keys } from "./keys";
import { lenses } from "./lens";
import { names } from "./names";
import { placer } from "./placer";
import { replay } from "./replay";
import { sheets } from "./sheets";
import { signals } from "./signals";
import { small } from "./small";
import { stream } from "./stream";

for (const part of [small, keys, sheets, inspect, names, signals, replay, placer, lenses, stream]) part();
