"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { newId } from "@/app/(author)/_editor/new-id";
import type { BookEntry } from "@/lib/domain/bogowie-wojny/book/book-entry";
import type { ArmyList, PinnedLink, Regiment } from "@/lib/domain/bogowie-wojny/list/army-list";
import { capacityForBases } from "@/lib/domain/bogowie-wojny/list/capacity";
import { addFromBook, addFromLink } from "@/lib/domain/bogowie-wojny/list/commands/book";
import { addFormation } from "@/lib/domain/bogowie-wojny/list/commands/formations";
import { entryByLink, regimentsByLink } from "@/lib/domain/bogowie-wojny/list/pin";
import { entryName } from "@/lib/domain/bogowie-wojny/list/regiment-traits";
import { regimentsOf, summarize } from "@/lib/domain/bogowie-wojny/list/totals";
import { basePoints } from "@/lib/rules/bogowie-wojny/points";
import { BATTERY_BASES, USUAL_REGIMENT_BASES } from "@/lib/rules/bogowie-wojny/tables/bases";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import { barText } from "../bar-text";
import { useChosen } from "../choice";
import { useEditor } from "../list-editor";
import { useArmyList, useReport, useRuleWords } from "../use-army-list";
import { CatalogueRow } from "./catalogue-row";
import { RowOfWagomiar } from "./row-of-wagomiar";
import { useTargetFormation } from "./use-target-formation";

/**
 * An entry of a book with its price, how many the list has, and why no more can be added; if it has no row of the
 * Wagomiar, the row is asked for.
 */
export function BookEntryRow(offered: OfferedEntry) {
  const { entry } = offered;
  const t = useTranslations("armyList.catalogue");
  const { format } = useArmyList();
  const own = useRegimentsOf(offered);
  const [isAsking, setAsking] = useState(false);
  const add = useAddEntry(offered);
  const bar = useBar(offered);
  const name = entryName(entry, useLocale());
  const have = own.reduce((sum, { bases }) => sum + bases, 0);
  const { unitKind } = entry;
  const points = unitKind === null ? null : basePoints(unitKind, format);
  const isInferred = unitKind !== null && WAGOMIAR[unitKind].inferred !== undefined;
  return (
    <CatalogueRow
      name={isInferred ? `${name} *` : name}
      have={have}
      points={points}
      label={points === null ? t("addOpen", { name }) : t("addUnit", { name, points })}
      offBecause={bar}
      onAdd={() => (unitKind ? add(unitKind) : setAsking(!isAsking))}
    >
      {isAsking && (
        <RowOfWagomiar
          name={name}
          usual={own.at(-1)?.unitKind ?? null}
          onChoose={(kind) => {
            add(kind);
            setAsking(false);
          }}
        />
      )}
    </CatalogueRow>
  );
}

/** The list's regiments of an entry. */
function useRegimentsOf({ entry, link }: OfferedEntry): Regiment[] {
  const list = useArmyList();
  const from = link && { linkId: link.id, entryId: entry.id };
  const id = from ? entryByLink(list, from)?.id : entry.id;
  return id === undefined ? [] : regimentsOf(list).filter(({ entryId }) => entryId === id);
}

/** Why no more of an entry can be added, with its paragraph. */
function useBar(offered: OfferedEntry): string | undefined {
  const { entry, link } = offered;
  const t = useTranslations("armyList.catalogue");
  const room = useRoomOf(entry.unitKind);
  const list = useArmyList();
  const own = useRegimentsOf(offered);
  const most = entry.historical ? 1 : entry.maxRegiments;
  if (most !== null && own.length >= most) return t("entryFull", { most });
  const mostOfLink = link?.maxRegiments ?? null;
  if (link !== null && mostOfLink !== null) {
    const taken = regimentsByLink(list, link.id).length;
    if (taken >= mostOfLink) return t("entryFull", { most: mostOfLink });
  }
  return room;
}

/** An entry that can be added, with the link by which the list's book admits it; `null` for the book's own entries. */
interface OfferedEntry {
  readonly entry: BookEntry;
  readonly link: PinnedLink | null;
}

/** Adds a regiment of an entry to the current formation, or to a new one if there is none. */
function useAddEntry({ entry, link }: OfferedEntry): (unitKind: UnitKind) => void {
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

/** The minimum in its book; if it gives none, the usual number, or one base if no more can be added. */
function basesOf(entry: BookEntry, unitKind: UnitKind, list: ArmyList): number {
  const { regimentBases } = entry;
  if (regimentBases !== null) return regimentBases.least;
  if (WAGOMIAR[unitKind].arm === "artillery") return BATTERY_BASES;
  const room = capacityForBases({ list, summary: summarize(list) }, unitKind);
  return Math.max(1, Math.min(USUAL_REGIMENT_BASES.least, room.bases));
}

/** Why no base of a kind can be added; `undefined` if one can, or if the kind is undecided. */
function useRoomOf(unitKind: UnitKind | null): string | undefined {
  const words = useRuleWords();
  const list = useArmyList();
  const { summary } = useReport();
  if (unitKind === null) return undefined;
  const { bases, bar } = capacityForBases({ list, summary }, unitKind);
  return bases > 0 ? undefined : barText(bar, words);
}
