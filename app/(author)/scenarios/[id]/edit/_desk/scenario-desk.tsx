"use client";

import { type ReactNode, useEffect, useMemo, useState } from "react";
import { OwnStep } from "@/app/_ui/own-step";
import type { ScenarioReport } from "@/lib/domain/scenario/check";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { CheckProvider } from "./check-context";
import { type DeskFacts, DeskProvider } from "./desk-context";
import { DeskHead } from "./desk-head";
import { DeskStatus } from "./desk-status";
import { FindingActionsProvider } from "./finding-actions";
import { FindingsDrawer } from "./findings-drawer";
import { Rail } from "./rail";
import { EditorProvider, useEditor } from "./scenario-editor";
import { useDeskKeys } from "./use-desk-keys";
import { useStayOffline } from "./use-stay-offline";

export interface ScenarioDeskProps extends DeskFacts {
  readonly version: number;
  /** The scenario as text: React takes a text to the page much faster than a thousand units value by value. */
  readonly documentJson: string;
  /** What is found of it. */
  readonly report: ScenarioReport;
  readonly findingsOpen: boolean;
  readonly children: ReactNode;
}

/** One scenario on the desk: its parts come and go, document, undo and findings stay. */
export function ScenarioDesk(props: ScenarioDeskProps) {
  const { id, sharing, forkedFrom, version, documentJson, report, findingsOpen, children } = props;
  const [document] = useState(() => JSON.parse(documentJson) as Scenario);
  const facts = useMemo(() => ({ id, sharing, forkedFrom }), [id, sharing, forkedFrom]);
  return (
    <EditorProvider id={id} version={version} document={document} canEdit>
      <DeskProvider facts={facts}>
        <CheckProvider opened={report}>
          <FindingActionsProvider>
            <Frame findingsOpen={findingsOpen}>{children}</Frame>
          </FindingActionsProvider>
        </CheckProvider>
      </DeskProvider>
    </EditorProvider>
  );
}

function Frame({ findingsOpen, children }: Pick<ScenarioDeskProps, "findingsOpen" | "children">) {
  useDeskKeys();
  useNewest();
  const { stopLinks } = useStayOffline();
  return (
    <div className="desk" onClickCapture={stopLinks}>
      <OwnStep>
        <DeskHead />
      </OwnStep>
      <div className="deskbody">
        <OwnStep after={1}>
          <Rail />
        </OwnStep>
        <main id="main" className="deskwork" tabIndex={-1}>
          <OwnStep after={2}>{children}</OwnStep>
          <OwnStep after={6}>
            <FindingsDrawer opened={findingsOpen} />
          </OwnStep>
        </main>
      </div>
      <OwnStep after={7}>
        <DeskStatus />
      </OwnStep>
    </div>
  );
}

/** The way back to a desk may show the page as it was on leaving. */
function useNewest(): void {
  const { store } = useEditor();
  useEffect(() => void store.refresh(), [store]);
}
