import { applyCommand } from "../../document/command";
import { bodiesUnder } from "../book/bodies";
import type { ArmyList } from "./army-list";
import { fieldBody, idsOfBody, type WantedBody } from "./commands/history";
import { bodyByLink } from "./pin";
import { summarize } from "./totals";

/** The size of a historical body; the points include its generals. */
interface BodySize {
  readonly bases: number;
  readonly points: number;
}

/** The bases and points that fielding a body adds, calculated as if the list were otherwise empty. */
export function bodySize(list: ArmyList, wanted: WantedBody): BodySize {
  const newIds = Array.from({ length: idsOfBody(wanted) }, (_, i) => `size-${i}`);
  const bare: ArmyList = { ...list, corps: [], formations: [] };
  const alone = applyCommand(bare, fieldBody, { ...wanted, newIds });
  const { bases, points } = summarize(alone);
  return { bases: bases.total, points: points.units + points.generals };
}

/** Whether the body, or one below it, is already in the list: a historical unit may occur only once [13.2]. */
export function isBodyFielded(list: ArmyList, { book, bodyId, link }: WantedBody): boolean {
  const sought = [bodyId, ...bodiesUnder(book, bodyId).map(({ id }) => id)].map((formationId) =>
    link ? bodyByLink(list, { linkId: link.id, formationId })?.id : formationId,
  );
  return [...list.corps, ...list.formations].some(
    ({ historicalId }) => historicalId !== null && sought.includes(historicalId),
  );
}
