import { type ReactNode, useState } from "react";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { DeskFacts } from "./desk-context";
import { ScenarioDesk } from "./scenario-desk";

interface CheckedDeskProps extends Pick<DeskFacts, "id" | "forkedFrom" | "variantOf"> {
  readonly version: number;
  readonly document: Scenario;
  readonly findingsOpen: boolean;
  readonly children: ReactNode;
}

/** The desk of a scenario that no server has checked. */
export function CheckedDesk({ document, children, ...facts }: CheckedDeskProps) {
  const [report] = useState(() => checkScenario(document));
  return (
    <ScenarioDesk {...facts} documentJson={JSON.stringify(document)} report={report} sharing={null}>
      {children}
    </ScenarioDesk>
  );
}
