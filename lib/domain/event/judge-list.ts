import type { ArmyList } from "../army-list/army-list";
import { checkArmyList } from "../army-list/check";
import type { ArmyListFinding } from "../army-list/finding";
import type { EventDetails } from "./club-event";

/**
 * A list as an event plays it: by the event's format, with nothing accepted by its own player, since that is for the
 * event to decide.
 */
export function listAtEvent(list: ArmyList, { format }: Pick<EventDetails, "format">): ArmyList {
  return { ...list, format, formatOrigin: null, acceptedFindings: [] };
}

/** The limits that a list breaks by an event's format; none, and it is legal. */
export function brokenAtEvent(
  list: ArmyList,
  event: Pick<EventDetails, "format">,
): ArmyListFinding[] {
  const { findings } = checkArmyList(listAtEvent(list, event));
  return findings.filter(({ severity }) => severity === "error");
}
