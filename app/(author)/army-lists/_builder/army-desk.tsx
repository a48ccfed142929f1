"use client";

import { useTranslations } from "next-intl";
import { OwnStep } from "@/app/_ui/own-step";
import { StatusBar } from "@/app/(author)/_editor/status-bar";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import { regimentsOf } from "@/lib/domain/army-list/totals";
import type { Sharing } from "../../_sharing/sharing";
import { ArmyFoot } from "./army-foot";
import { ArmyHead } from "./army-head";
import { BudgetStrip } from "./budget-strip";
import { Catalogue } from "./catalogue/catalogue";
import { ChoiceProvider, useChosen } from "./choice";
import { EntryColumn } from "./entry/entry-column";
import { EditorProvider } from "./list-editor";
import { PartSwitch } from "./part-switch";
import { RosterColumn } from "./roster/roster-column";
import { SpokenTotals } from "./spoken-totals";
import { useBuilderKeys } from "./use-builder-keys";
import { useOwnWords } from "./use-own-words";

export interface ArmyDeskProps {
  readonly id: string;
  readonly version: number;
  readonly document: ArmyList;
  readonly sharing: Sharing;
}

/** The builder of one army list; on a phone one without regiments opens where they are added. */
export function ArmyDesk({ id, version, document, sharing }: ArmyDeskProps) {
  const isNew = regimentsOf(document).length === 0;
  return (
    <EditorProvider id={id} version={version} document={document} canEdit>
      <ChoiceProvider first={isNew ? "catalogue" : "list"}>
        <main id="main" className="armydesk">
          <OwnStep>
            <ArmyHead sharing={sharing} />
          </OwnStep>
          <div className="armytop">
            <OwnStep after={1}>
              <BudgetStrip />
              <SpokenTotals />
              <PartSwitch />
            </OwnStep>
          </div>
          <Columns />
          <OwnStep after={6}>
            <ArmyFoot />
            <Status />
          </OwnStep>
        </main>
      </ChoiceProvider>
    </EditorProvider>
  );
}

/** Three columns on a desk, one of them at a time on a phone. */
function Columns() {
  const { part } = useChosen();
  useBuilderKeys();
  return (
    <div className="army" data-part={part}>
      <OwnStep after={4}>
        <Catalogue />
      </OwnStep>
      <OwnStep after={2}>
        <RosterColumn />
      </OwnStep>
      <OwnStep after={5}>
        <EntryColumn />
      </OwnStep>
    </div>
  );
}

function Status() {
  const commands = useTranslations("armyList.commands");
  const keys = useTranslations("armyList.keys");
  const own = {
    title: keys("title"),
    keys: [
      { keys: "/", does: keys("search") },
      { keys: "Enter", does: keys("addFirst") },
      { keys: "F6", does: keys("columns") },
      { keys: "F8", does: keys("findings") },
      { keys: "+ −", does: keys("bases") },
      { keys: "↑ ↓", does: keys("rows") },
      { keys: "Home End", does: keys("ends") },
      { keys: "Alt ↑ Alt ↓", does: keys("move") },
      { keys: "←", does: keys("grip") },
      { keys: "S", does: keys("split") },
      { keys: "M", does: keys("merge") },
      { keys: "B", does: keys("joinBrigade") },
      { keys: "Shift B", does: keys("leaveBrigade") },
      { keys: "Ctrl D", does: keys("duplicate") },
      { keys: "Delete", does: keys("remove") },
      { keys: "Enter", does: keys("open") },
    ],
  };
  return (
    <StatusBar commandLabel={(name) => commands(name)} shortcuts={[own]} ownWords={useOwnWords()} />
  );
}
