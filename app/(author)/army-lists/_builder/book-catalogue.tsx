"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/app/_ui/button";
import { classNames } from "@/app/_ui/class-names";
import { newId } from "@/app/(author)/_editor/new-id";
import type { ArmyBook } from "@/lib/domain/army-book/army-book";
import type { BookEntry } from "@/lib/domain/army-book/book-entry";
import type { PinnedBook } from "@/lib/domain/army-list/army-list";
import { addFromBook } from "@/lib/domain/army-list/commands/book";
import { addFormation } from "@/lib/domain/army-list/commands/formations";
import { entryName } from "@/lib/domain/army-list/regiment-traits";
import { roomForBases } from "@/lib/domain/army-list/room";
import { regimentsOf } from "@/lib/domain/army-list/totals";
import { foldText } from "@/lib/domain/fold-text";
import { basePoints } from "@/lib/rules/bogowie-wojny/points";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import { useChosen } from "./choice";
import { HistoryBodies } from "./history-bodies";
import { useEditor } from "./list-editor";
import { useArmyList, useReport, useRuleWords } from "./use-army-list";
import { useBook } from "./use-book";
import { useTargetFormation } from "./use-target-formation";

interface Props {
  readonly book: PinnedBook;
  readonly sought: string;
}

/** The entries of the list's army book, and its historical corps and divisions [13.2]. */
export default function BookCatalogue({ book, sought }: Props) {
  const t = useTranslations("armyList.catalogue");
  const stored = useBook(book.id);
  return (
    <section className="catg late">
      <h3 className="caps">{t("book", { title: book.title })}</h3>
      {stored === null && <p className="quiet">{t("bookAway")}</p>}
      {stored === "coming" && <p className="quiet">{t("bookComing")}</p>}
      {stored !== null && stored !== "coming" && (
        <>
          <Entries book={stored.document} sought={sought} />
          <HistoryBodies book={stored.document} />
        </>
      )}
    </section>
  );
}

function Entries({ book, sought }: { readonly book: ArmyBook; readonly sought: string }) {
  const folded = foldText(sought);
  const entries = book.entries.filter(({ names }) =>
    Object.values(names).some((name) => foldText(name).includes(folded)),
  );
  return (
    <ul className="cat">
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function EntryRow({ entry }: { readonly entry: BookEntry }) {
  const t = useTranslations("armyList.catalogue");
  const words = useRuleWords();
  const list = useArmyList();
  const { summary } = useReport();
  const { unitKind } = entry;
  const name = entryName(entry, list.language);
  const own = regimentsOf(list).filter(({ entryId }) => entryId === entry.id);
  const have = own.reduce((sum, { bases }) => sum + bases, 0);
  const most = entry.historical ? 1 : entry.maxRegiments;
  const add = useAddEntry(entry);
  const isInferred = unitKind !== null && WAGOMIAR[unitKind].inferred !== undefined;
  const points = unitKind === null ? null : basePoints(unitKind, list.format);
  const offBecause = (): string | undefined => {
    if (unitKind === null) return t("rowOpen");
    if (most !== null && own.length >= most) return t("entryFull", { most });
    const { bases, bar } = roomForBases({ list, summary }, unitKind);
    return bases > 0 ? undefined : `${words(`bars.${bar.code}`, { ...bar.params })} · ${bar.rule}`;
  };
  return (
    <li className={classNames(offBecause() && "off")}>
      <span className="cn">{isInferred ? `${name} *` : name}</span>
      <span className={classNames(have > 0 && "have")}>{have > 0 && have}</span>
      <span className="num">{points !== null && t("points", { points })}</span>
      <IconButton
        label={t("addUnit", { name, points: points ?? 0 })}
        offBecause={offBecause()}
        onPress={() => unitKind && add(unitKind)}
      >
        <Plus className="ic" aria-hidden />
      </IconButton>
    </li>
  );
}

/** Adds a regiment of an entry to the formation at hand, or to a first one. */
function useAddEntry(entry: BookEntry): (unitKind: UnitKind) => void {
  const editor = useEditor();
  const { mark } = useChosen();
  const targetId = useTargetFormation()?.id;
  return (unitKind) => {
    const formationId = targetId ?? newId();
    if (targetId === undefined) editor.apply(addFormation, { id: formationId, level: "division" });
    const id = newId();
    editor.apply(addFromBook, { id, formationId, entry: structuredClone(entry), unitKind });
    mark({ is: "regiment", id });
  };
}
