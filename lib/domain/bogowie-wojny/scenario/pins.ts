import type { Battlefield } from "../field/battlefield";
import type { ArmyList } from "../list/army-list";
import { listForOthers } from "../list/list-for-others";
import { summarize } from "../list/totals";
import type { PinnedArmy, PinnedField } from "./battle-scenario";

interface At<Document> {
  readonly id: string;
  readonly version: number;
  readonly document: Document;
}

/** What a scenario keeps of its battlefield: the ground, without the armies that its players attached to it. */
export function pinnedField({ id, version, document }: At<Battlefield>): PinnedField {
  const { sides: _, acceptedFindings: __, translations: ___, ...ground } = document;
  return { id, version, ground };
}

/** What a scenario keeps of a given list: nothing its owner hides. */
export function pinnedArmy({ id, version, document }: At<ArmyList>): PinnedArmy {
  const { points, bases } = summarize(listForOthers(document));
  return {
    ...{ id, version, title: document.title },
    unitPoints: points.units + points.generals,
    upgradePoints: points.upgrades,
    bases: bases.total,
  };
}
