import { findingAt } from "../finding-codes";
import type { ScenarioCheck } from "./check-context";

/** Checks that events happen before the game ends, and tell sides that are there. */
export const checkEvents: ScenarioCheck = ({ scenario: { events = [], sides, bounds } }) =>
  events.flatMap(({ bound, toldTo, knownTo }, i) => {
    const isGone = (to: string) =>
      to.startsWith("side:") && !sides.some(({ id }) => to === `side:${id}`);
    return [
      ...(bounds !== null && bound > bounds
        ? [findingAt(`/events/${i}/bound`, "event-too-late", { bound, bounds })]
        : []),
      ...(isGone(toldTo) || isGone(knownTo)
        ? [findingAt(`/events/${i}/toldTo`, "event-side-gone", { bound })]
        : []),
    ];
  });
