"use client";

import { ChevronDown, Flag, Plus, Shield } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { classNames } from "@/app/_ui/class-names";
import { useEditor } from "@/app/(author)/_editor/editor-context";
import { newId } from "@/app/(author)/_editor/new-id";
import type { ArmyFormation } from "@/lib/domain/army-list/army-list";
import { addCorps } from "@/lib/domain/army-list/commands/corps";
import { addFormation } from "@/lib/domain/army-list/commands/formations";
import { isChosen, useChosen } from "./choice";
import { FormationCard } from "./formation-card";
import { Notes } from "./notes";
import { findingsOfWhole, findingsWithin } from "./places";
import { UpgradesCard } from "./upgrades-card";
import { useArmyList, useReport, useRuleWords } from "./use-army-list";

/** The list itself: commanders, formations with their regiments, upgrades. */
export function RosterColumn() {
  const t = useTranslations("armyList.list");
  const list = useArmyList();
  const { findings } = useReport();
  return (
    <section className="acol list" aria-label={t("label")}>
      <ListHead />
      <WholeNotes />
      <Chief />
      {list.corps.map((corps, i) => (
        <CorpsRow key={corps.id} index={i} />
      ))}
      {list.formations.map((formation, i) => (
        <FormationCard key={formation.id} formation={formation} index={i} />
      ))}
      <NewFormations />
      <UpgradesCard findings={findingsWithin(findings, "/upgrades")} />
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

function Chief() {
  const words = useRuleWords();
  const { commander } = useArmyList();
  const { choice, open } = useChosen();
  return (
    <ul className="regs chief">
      <li className={classNames("reg", choice.is === "commander" && "sel")}>
        <button type="button" className="regb" onClick={() => open({ is: "commander" })}>
          <Flag className="ic" aria-hidden />
          <span className="rn">
            {words("commanders.commander-in-chief")}
            <span className="quiet">
              {commander.name || words(`commanders.source.${commander.source}`)}
            </span>
          </span>
          <span />
          <span className="num" />
          <b>0</b>
        </button>
      </li>
    </ul>
  );
}

function CorpsRow({ index }: { readonly index: number }) {
  const words = useRuleWords();
  const { corps } = useArmyList();
  const { findings } = useReport();
  const { choice, open } = useChosen();
  const one = corps[index];
  if (one === undefined) return null;
  const { id, name, commander } = one;
  return (
    <div className="chief">
      <ul className="regs">
        <li className={classNames("reg", isChosen(choice, "corps", id) && "sel")}>
          <button type="button" className="regb" onClick={() => open({ is: "corps", id })}>
            <Shield className="ic" aria-hidden />
            <span className="rn">
              {name || words("numbered.corps", { n: index + 1 })}
              <span className="quiet">
                {commander.name || words(`commanders.source.${commander.source}`)}
              </span>
            </span>
            <span />
            <span className="num" />
            <b>0</b>
          </button>
        </li>
      </ul>
      <Notes findings={findingsWithin(findings, `/corps/${index}`)} />
    </div>
  );
}

function NewFormations() {
  const t = useTranslations("armyList.list");
  const editor = useEditor();
  const { mark } = useChosen();
  if (!editor.canEdit) return null;
  const add = (level: ArmyFormation["level"]) => {
    const id = newId();
    editor.apply(addFormation, { id, level });
    mark({ is: "formation", id });
  };
  const addOneCorps = () => {
    const id = newId();
    editor.apply(addCorps, { id });
    mark({ is: "corps", id });
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
