"use client";

import type { ReactNode } from "react";
import { checkScenario } from "@/lib/domain/scenario/check";
import { type LocalDeskProps, OpenLocal } from "../../../../_local/open-local";
import { ScenarioDesk } from "./scenario-desk";

interface LocalScenarioDeskProps extends LocalDeskProps {
  readonly findingsOpen: boolean;
  readonly children: ReactNode;
}

/** The desk of a scenario that only this browser keeps, and checks. */
export function LocalScenarioDesk({ findingsOpen, children, ...props }: LocalScenarioDeskProps) {
  return (
    <OpenLocal kind="scenario" {...props}>
      {({ version, document, forkedFrom }) => (
        <ScenarioDesk
          id={props.id}
          version={version}
          documentJson={JSON.stringify(document)}
          report={checkScenario(document)}
          findingsOpen={findingsOpen}
          sharing={null}
          forkedFrom={forkedFrom}
        >
          {children}
        </ScenarioDesk>
      )}
    </OpenLocal>
  );
}
