"use client";

import { ChevronDown, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { Button } from "@/app/_ui/button";
import { OwnStep } from "@/app/_ui/own-step";
import { newId } from "@/app/(author)/_editor/new-id";
import type { ArmyFormation } from "@/lib/domain/army-list/army-list";
import { addCorps } from "@/lib/domain/army-list/commands/corps";
import { addFormation } from "@/lib/domain/army-list/commands/formations";
import { useChosen } from "../choice";
import { AcceptedCard } from "../findings/accepted-card";
import { Notes } from "../findings/notes";
import { useEditor } from "../list-editor";
import { findingsOfWhole, findingsWithin } from "../places";
import { useArmyList, useReport } from "../use-army-list";
import { CommanderRows } from "./commander-rows";
import { DraggingProvider, useDragging } from "./dragging";
import { FormationCard } from "./formation-card";
import { refocus } from "./row-focus";
import { UpgradesCard } from "./upgrades-card";
import { VictoryCard } from "./victory-card";

const FormatNews = lazy(() => import("./format-news"));

/** The list itself: commanders, formations with their regiments, upgrades, what was accepted. */
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
      className="acol list"
      aria-label={t("label")}
      onPointerEnter={fetchParts}
      onFocus={fetchParts}
    >
      <ListHead />
      {list.formatOrigin && (
        <Suspense>
          <FormatNews origin={list.formatOrigin} />
        </Suspense>
      )}
      <WholeNotes />
      <CommanderRows />
      {list.formations.map((formation, i) => (
        <OwnStep key={formation.id}>
          <FormationCard formation={formation} index={i} />
        </OwnStep>
      ))}
      <NewFormations />
      <UpgradesCard findings={findingsWithin(findings, "/upgrades")} />
      <VictoryCard />
      <AcceptedCard accepted={accepted} />
    </section>
  );
}

function ListHead() {
  const t = useTranslations("armyList.list");
  const { format } = useArmyList();
  const { open } = useChosen();
  return (
    <div className="acolh">
      <h2>{t("title")}</h2>
      <span className="quiet">{t("format")}</span>
      <Button look="bare" className="fmt" onPress={() => open({ is: "format" })}>
        {t("formatName", { name: format.name })}
        <ChevronDown className="ic" aria-hidden />
      </Button>
    </div>
  );
}

/** What is wrong with the list as a whole; what is merely left to spend comes last. */
function WholeNotes() {
  const { findings } = useReport();
  const whole = findingsOfWhole(findings);
  if (whole.length === 0) return null;
  const shown = [...whole].sort(
    (a, b) => GRAVITY.indexOf(a.severity) - GRAVITY.indexOf(b.severity),
  );
  return (
    <div className="chief">
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
  const plus = <Plus className="ic" aria-hidden />;
  return (
    <div className="listacts">
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
