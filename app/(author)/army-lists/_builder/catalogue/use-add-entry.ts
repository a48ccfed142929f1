"use client";

import { newId } from "@/app/(author)/_editor/new-id";
import type { BookEntry } from "@/lib/domain/army-book/book-entry";
import type { ArmyList, PinnedLink } from "@/lib/domain/army-list/army-list";
import { addFromBook, addFromLink } from "@/lib/domain/army-list/commands/book";
import { addFormation } from "@/lib/domain/army-list/commands/formations";
import { roomForBases } from "@/lib/domain/army-list/room";
import { summarize } from "@/lib/domain/army-list/totals";
import { BATTERY_BASES, USUAL_REGIMENT_BASES } from "@/lib/rules/bogowie-wojny/tables/bases";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import { useChosen } from "../choice";
import { useEditor } from "../list-editor";
import { useTargetFormation } from "./use-target-formation";

/** An entry on offer, with the link by which the list's book admits it; `null`: its own. */
export interface OfferedEntry {
  readonly entry: BookEntry;
  readonly link: PinnedLink | null;
}

/** Adds a regiment of an entry to the formation at hand, or to a first one. */
export function useAddEntry({ entry, link }: OfferedEntry): (unitKind: UnitKind) => void {
  const editor = useEditor();
  const { mark } = useChosen();
  const targetId = useTargetFormation()?.id;
  return (unitKind) => {
    const formationId = targetId ?? newId();
    if (targetId === undefined) editor.apply(addFormation, { id: formationId, level: "division" });
    const id = newId();
    const bases = basesOf(entry, unitKind, editor.current());
    const added = { id, formationId, entry: structuredClone(entry), unitKind, bases };
    if (link === null) editor.apply(addFromBook, added);
    else editor.apply(addFromLink, { ...added, link: structuredClone(link), pinnedId: newId() });
    mark({ is: "regiment", id });
  };
}

/** As many as its book says at least; where it is silent the usual number, or one where no more fit. */
function basesOf(entry: BookEntry, unitKind: UnitKind, list: ArmyList): number {
  const { regimentBases } = entry;
  if (regimentBases !== null) return regimentBases.least;
  if (WAGOMIAR[unitKind].arm === "artillery") return BATTERY_BASES;
  const room = roomForBases({ list, summary: summarize(list) }, unitKind);
  return Math.max(1, Math.min(USUAL_REGIMENT_BASES.least, room.bases));
}
