"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo, useCallback, useState } from "react";
import { lazyPart } from "@/app/_ui/lazy-part";
import { SearchField } from "@/app/_ui/search-field";
import { Select } from "@/app/_ui/select";
import { newId } from "@/app/(author)/_editor/new-id";
import { capacityForBases } from "@/lib/domain/bogowie-wojny/list/capacity";
import { addFormation } from "@/lib/domain/bogowie-wojny/list/commands/formations";
import { addRegiment } from "@/lib/domain/bogowie-wojny/list/commands/regiments";
import { buyUpgrade } from "@/lib/domain/bogowie-wojny/list/commands/upgrades";
import { formationTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import { formationNumber } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { countOfUpgrade, regimentsOf, summarize } from "@/lib/domain/bogowie-wojny/list/totals";
import { upgradeBar } from "@/lib/domain/bogowie-wojny/list/upgrade-bar";
import { foldText } from "@/lib/domain/document/fold-text";
import { basePoints } from "@/lib/rules/bogowie-wojny/points";
import { ARMY_BOOKS } from "@/lib/rules/bogowie-wojny/tables/army-books";
import { BATTERY_BASES, USUAL_REGIMENT_BASES } from "@/lib/rules/bogowie-wojny/tables/bases";
import { UPGRADE_POINTS, UPGRADES, type Upgrade } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { ARMS, type Arm, type UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import { Folded } from "../../_parts/folded";
import { barText } from "../bar-text";
import { useChosen } from "../choice";
import { ColumnHead } from "../column-head";
import { columnLook } from "../column-look";
import { ReadingNotes } from "../findings/reading-notes";
import { READINGS_OF_ARTILLERY } from "../findings/readings-of";
import { useEditor } from "../list-editor";
import { useArmyList, useReport, useRuleWords } from "../use-army-list";
import { CatalogueGroup } from "./catalogue-group";
import { CATALOGUE_SEARCH, walkCatalogue } from "./catalogue-keys";
import { CatalogueRow } from "./catalogue-row";
import { useTargetFormation } from "./use-target-formation";

/**
 * Everything the nation may field and points can buy, with prices, how many the list has, and why no more can be added.
 */
export function Catalogue() {
  const t = useTranslations("armyList.catalogue");
  const [sought, setSought] = useState("");
  return (
    <aside
      className={columnLook({ part: "catalogue", className: "group/catalogue" })}
      data-column="catalogue"
      aria-label={t("label")}
      onKeyDown={walkCatalogue}
    >
      <ColumnHead title={t("title")} chapter="13.2" />
      <SearchField
        icon={<Search aria-hidden />}
        id={CATALOGUE_SEARCH}
        aria-keyshortcuts="/"
        aria-label={t("search")}
        placeholder={t("searchHint")}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <TargetChoice />
      <BookGroup sought={sought} />
      <KindGroups sought={sought} />
      <UpgradeGroup sought={sought} />
      <p className="mt-3 text-ink-3 group-has-data-adds/catalogue:hidden">{t("nothingFound")}</p>
      <p className="hint mt-4">{t("bookNote")}</p>
    </aside>
  );
}

/** On a phone, where the list is not visible: the formation that new regiments are added to. */
function TargetChoice() {
  const t = useTranslations("armyList.catalogue");
  const words = useRuleWords();
  const list = useArmyList();
  const { mark } = useChosen();
  const target = useTargetFormation();
  if (target === undefined || list.formations.length < 2) return null;
  return (
    <div className="mt-2 hidden touch:block">
      <Select
        label={t("target")}
        value={target.id}
        choices={list.formations.map((formation) => ({
          value: formation.id,
          label: formationTitle({ ...formation, number: formationNumber(list, formation) }, words),
        }))}
        onChange={(id) => mark({ is: "formation", id })}
      />
    </div>
  );
}

const BookCatalogue = lazyPart(async () => (await import("./book-catalogue")).default, {
  place: "within",
});
const BookNews = lazyPart(async () => (await import("./book-news")).default, { place: "within" });

/** The contents of the list's army book, loaded after the page; nothing for a list without a book. */
function BookGroup({ sought }: { readonly sought: string }) {
  const { book } = useArmyList();
  if (book === null) return null;
  return (
    <>
      <BookNews />
      <BookCatalogue book={book} sought={sought} />
    </>
  );
}

interface GroupProps {
  readonly sought: string;
}

/** The nation's kinds of unit by arm; collapsed if a book offers its units, and hidden if none matches the search. */
function KindGroups({ sought }: GroupProps) {
  const t = useTranslations("armyList.catalogue");
  const words = useRuleWords();
  const { book, nation } = useArmyList();
  if (!ARMY_BOOKS[nation].some((kind) => matches(words(`units.${kind}`), sought))) return null;
  const groups = ARMS.map((arm) => <UnitGroup key={arm} arm={arm} sought={sought} />);
  if (book === null) return groups;
  return <Folded title={t("byKind")}>{groups}</Folded>;
}

function UnitGroup({ arm, sought }: GroupProps & { readonly arm: Arm }) {
  const words = useRuleWords();
  const { nation } = useArmyList();
  const kinds = ARMY_BOOKS[nation].filter(
    (kind) => WAGOMIAR[kind].arm === arm && matches(words(`units.${kind}`), sought),
  );
  if (kinds.length === 0) return null;
  return (
    <CatalogueGroup title={words(`arms.${arm}`)}>
      <ul>
        {kinds.map((kind) => (
          <UnitRow key={kind} kind={kind} />
        ))}
      </ul>
      {arm === "artillery" && <ReadingNotes of={READINGS_OF_ARTILLERY} />}
    </CatalogueGroup>
  );
}

function UnitRow({ kind }: { readonly kind: UnitKind }) {
  const t = useTranslations("armyList.catalogue");
  const words = useRuleWords();
  const list = useArmyList();
  const { summary } = useReport();
  const room = capacityForBases({ list, summary }, kind);
  const points = basePoints(kind, list.format);
  const name = words(`units.${kind}`);
  return (
    <Row
      // An asterisk if the price is a reading.
      name={WAGOMIAR[kind].inferred === undefined ? name : `${name} *`}
      have={regimentsOf(list)
        .filter(({ unitKind }) => unitKind === kind)
        .reduce((sum, { bases }) => sum + bases, 0)}
      points={points}
      label={t("addUnit", { name, points })}
      offBecause={room.bases > 0 ? undefined : barText(room.bar, words)}
      onAdd={useAddUnit(kind)}
    />
  );
}

/** Adds a regiment of two bases, or of one if no more can be added, to the current formation or a new one. */
function useAddUnit(kind: UnitKind): () => void {
  const editor = useEditor();
  const { mark } = useChosen();
  const targetId = useTargetFormation()?.id;
  return useCallback(() => {
    const list = editor.current();
    const formationId = targetId ?? newId();
    if (targetId === undefined) editor.apply(addFormation, { id: formationId, level: "division" });
    const id = newId();
    const room = capacityForBases({ list, summary: summarize(list) }, kind);
    const most = WAGOMIAR[kind].arm === "artillery" ? BATTERY_BASES : USUAL_REGIMENT_BASES.least;
    const bases = Math.min(most, room.bases);
    editor.apply(addRegiment, { id, formationId, unitKind: kind, bases });
    mark({ is: "regiment", id });
  }, [editor, mark, targetId, kind]);
}

function UpgradeGroup({ sought }: GroupProps) {
  const words = useRuleWords();
  const t = useTranslations("armyList.catalogue");
  const upgrades = UPGRADES.filter((upgrade) => matches(words(`upgrades.${upgrade}`), sought));
  if (upgrades.length === 0) return null;
  return (
    <CatalogueGroup title={t("upgrades")} chapter="13.3">
      <ul>
        {upgrades.map((upgrade) => (
          <UpgradeRow key={upgrade} upgrade={upgrade} />
        ))}
      </ul>
    </CatalogueGroup>
  );
}

function UpgradeRow({ upgrade }: { readonly upgrade: Upgrade }) {
  const t = useTranslations("armyList.catalogue");
  const words = useRuleWords();
  const list = useArmyList();
  const { summary } = useReport();
  const bar = upgradeBar({ list, summary }, upgrade);
  const points = UPGRADE_POINTS[upgrade];
  const name = words(`upgrades.${upgrade}`);
  return (
    <Row
      name={name}
      have={countOfUpgrade(list, upgrade)}
      points={points}
      label={t("addUpgrade", { name, points })}
      offBecause={bar ? barText(bar, words) : undefined}
      onAdd={useBuyUpgrade(upgrade)}
    />
  );
}

function useBuyUpgrade(upgrade: Upgrade): () => void {
  const editor = useEditor();
  const { mark } = useChosen();
  return useCallback(() => {
    const { upgrades } = editor.current();
    const held = upgrades.find((bought) => bought.upgrade === upgrade);
    const id = held && upgrade !== "ammunition-train" ? held.id : newId();
    editor.apply(buyUpgrade, { id, upgrade });
    mark({ is: "upgrade", id });
  }, [editor, mark, upgrade]);
}

/** Rendered again only when its props change: most edits leave most rows alone. */
const Row = memo(CatalogueRow);

function matches(name: string, sought: string): boolean {
  return foldText(name).includes(foldText(sought));
}
