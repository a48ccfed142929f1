"use client";

import { ChevronDown, Flag, Plus, Shield } from "lucide-react";
import { useTranslations } from "next-intl";
import { Activity, useState } from "react";
import { Button } from "@/app/_ui/button";
import { lazyPart } from "@/app/_ui/lazy-part";
import { newId } from "@/app/(author)/_editor/new-id";
import type { ArmyFormation, ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { addCorps } from "@/lib/domain/bogowie-wojny/list/commands/corps";
import { addFormation } from "@/lib/domain/bogowie-wojny/list/commands/formations";
import type { BogowieWojnyWords } from "@/lib/domain/bogowie-wojny/list/finding";
import { isChosen, useChosen } from "../choice";
import { ColumnHead } from "../column-head";
import { columnLook } from "../column-look";
import { AcceptedCard } from "../findings/accepted-card";
import { Notes } from "../findings/notes";
import { useEditor } from "../list-editor";
import { findingsOfWhole, findingsWithin } from "../places";
import { useArmyList, useReport, useRuleWords } from "../use-army-list";
import { cardLook } from "./card";
import { DraggingProvider, useDragging } from "./dragging";
import { FormationCard } from "./formation-card";
import { COMMANDER } from "./list-item";
import { ListRow } from "./list-row";
import { refocus } from "./row-focus";
import { UpgradesCard } from "./upgrades-card";

const FormatNews = lazyPart(async () => (await import("./format-news")).default, {
  place: "within",
});

/** The list itself: commanders, formations with their regiments, upgrades, accepted findings. */
export function RosterColumn() {
  return (
    <DraggingProvider>
      <Roster />
    </DraggingProvider>
  );
}

function Roster() {
  const t = useTranslations("armyList.list");
  const list = useArmyList();
  const { findings, accepted } = useReport();
  const { fetchParts } = useDragging();
  return (
    <section
      className={columnLook({ part: "list" })}
      data-column="list"
      aria-label={t("label")}
      onPointerEnter={fetchParts}
      onFocus={fetchParts}
    >
      <ListHead />
      {list.formatOrigin && <FormatNews origin={list.formatOrigin} />}
      <WholeNotes />
      <CommanderRows />
      {list.formations.map((formation, i) => (
        <Activity key={formation.id}>
          <FormationCard formation={formation} index={i} />
        </Activity>
      ))}
      <NewFormations />
      <UpgradesCard findings={findingsWithin(findings, "/upgrades")} />
      <VictoryCard />
      <AcceptedCard accepted={accepted} />
    </section>
  );
}

/** The commanders above the formations, who cost nothing: the commander-in-chief and the corps commanders. */
function CommanderRows() {
  const { corps } = useArmyList();
  return (
    <ul className={cardLook()}>
      <ChiefRow />
      {corps.map((one, index) => (
        <CorpsRow key={one.id} corps={one} index={index} />
      ))}
    </ul>
  );
}

function ChiefRow() {
  const words = useRuleWords();
  const { commander } = useArmyList();
  const { choice, open } = useChosen();
  return (
    <ListRow
      item={COMMANDER}
      sign={<Flag aria-hidden />}
      title={words("commanders.commander-in-chief")}
      detail={nameOf(commander, words)}
      points={0}
      isSelected={choice.is === "commander"}
      onOpen={() => open({ is: "commander" })}
    />
  );
}

interface CorpsRowProps {
  readonly corps: ArmyList["corps"][number];
  readonly index: number;
}

function CorpsRow({ corps, index }: CorpsRowProps) {
  const words = useRuleWords();
  const { findings } = useReport();
  const { choice, open } = useChosen();
  const { id, name, commander } = corps;
  return (
    <ListRow
      item={{ is: "corps", id }}
      sign={<Shield aria-hidden />}
      title={name || words("numbered.corps", { n: index + 1 })}
      detail={nameOf(commander, words)}
      points={0}
      isSelected={isChosen(choice, "corps", id)}
      onOpen={() => open({ is: "corps", id })}
    >
      <Notes findings={findingsWithin(findings, `/corps/${index}`)} />
    </ListRow>
  );
}

function nameOf({ name, source }: ArmyList["commander"], words: BogowieWojnyWords): string {
  return name || words(`commanders.source.${source}`);
}

const VictoryTable = lazyPart(async () => (await import("./victory-table")).default, {
  place: "within",
});

/**
 * The army's value and when half of it is lost, in one line; expanded, the points each part of it gives the opponent
 * [11.10, 12.2, 14.6].
 */
function VictoryCard() {
  const t = useTranslations("armyList.victory");
  const { armyValue, armyMorale, losses } = useReport().summary;
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={cardLook()} onToggle={() => setOpened(true)}>
      <summary className="flex min-h-row cursor-pointer flex-wrap items-baseline gap-x-2 px-3 py-2">
        <b>{t("title")}</b> <span className="rule-no">12.2</span>
        <span className="text-ink-3 text-sm">
          {t("line", {
            value: armyValue,
            number: armyMorale,
            quarter: losses.quarterBases,
            half: losses.halfBases,
          })}
        </span>
      </summary>
      {wasOpened && <VictoryTable />}
    </details>
  );
}

function ListHead() {
  const t = useTranslations("armyList.list");
  const { format } = useArmyList();
  const { open } = useChosen();
  return (
    <ColumnHead title={t("title")}>
      <span className="text-ink-3">{t("format")}</span>
      <Button look="bare" size="small" className="min-w-0" onPress={() => open({ is: "format" })}>
        <span className="whitespace-normal text-start text-sm wrap-anywhere">
          {t("formatName", { name: format.name })}
        </span>
        <ChevronDown aria-hidden />
      </Button>
    </ColumnHead>
  );
}

/** Findings about the list as a whole; points merely left to spend come last. */
function WholeNotes() {
  const { findings } = useReport();
  const whole = findingsOfWhole(findings);
  if (whole.length === 0) return null;
  const shown = [...whole].sort(
    (a, b) => GRAVITY.indexOf(a.severity) - GRAVITY.indexOf(b.severity),
  );
  return (
    <div className={cardLook()}>
      <Notes findings={shown} />
    </div>
  );
}

const GRAVITY = ["error", "warning", "note"];

function NewFormations() {
  const t = useTranslations("armyList.list");
  const editor = useEditor();
  const { mark } = useChosen();
  if (!editor.canEdit) return null;
  const add = (level: ArmyFormation["level"]) => {
    const id = newId();
    editor.apply(addFormation, { id, level });
    mark({ is: "formation", id });
    refocus(id);
  };
  const addOneCorps = () => {
    const id = newId();
    editor.apply(addCorps, { id });
    mark({ is: "corps", id });
    refocus(id);
  };
  const plus = <Plus aria-hidden />;
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <Button icon={plus} onPress={() => add("division")}>
        {t("addDivision")}
      </Button>
      <Button icon={plus} look="bare" onPress={() => add("independent-brigade")}>
        {t("addBrigade")}
      </Button>
      <Button icon={plus} look="bare" onPress={addOneCorps}>
        {t("addCorps")}
      </Button>
    </div>
  );
}
