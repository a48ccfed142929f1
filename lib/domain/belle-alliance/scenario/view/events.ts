import { timeOfBound } from "../bound-clock";
import type { Scenario } from "../scenario";
import type { EventView } from "../scenario-view";
import { knowsWholeSides, type Reader } from "./reader";

/** The events this reader knows of from the beginning, in the order of bounds. */
export function eventViews(scenario: Scenario, reader: Reader): EventView[] {
  return (scenario.events ?? [])
    .filter(({ knownTo }) => knowsOf(knownTo, reader))
    .toSorted((a, b) => a.bound - b.bound)
    .map(({ id, kind, bound, text, sightCm, toldTo, knownTo }) => ({
      ...{ id, kind, bound, text },
      time: timeOfBound(bound, scenario),
      sightCm: sightCm ?? null,
      umpire: reader.for === "umpire" ? { toldTo, knownTo } : null,
    }));
}

function knowsOf(knownTo: string, reader: Reader): boolean {
  if (reader.for === "umpire") return true;
  if (knownTo === "all") return reader.for !== "public" || reader.shown !== "ground";
  return reader.for !== "public" && knowsWholeSides(reader) && knownTo === `side:${reader.sideId}`;
}
