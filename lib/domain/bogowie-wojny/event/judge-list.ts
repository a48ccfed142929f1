import type { ArmyList } from "../list/army-list";
import { checkArmyList } from "../list/check";
import type { ArmyListFinding } from "../list/finding";
import type { EventDetails } from "./club-event";

/**
 * A list under an event's format, without the findings its player has accepted, since accepting them is for the event
 * to decide.
 */
export function listAtEvent(list: ArmyList, { format }: Pick<EventDetails, "format">): ArmyList {
  return { ...list, format, formatOrigin: null, acceptedFindings: [] };
}

/** The limits of an event's format that a list breaks; empty if the list is legal. */
export function brokenAtEvent(
  list: ArmyList,
  event: Pick<EventDetails, "format">,
): ArmyListFinding[] {
  const { findings } = checkArmyList(listAtEvent(list, event));
  return findings.filter(({ severity }) => severity === "error");
}
