"use client";

import type { ReactNode } from "react";
import { lazyPart } from "@/app/_ui/lazy-part";
import { type LocalDeskProps, OpenLocal } from "../../../../_local/open-local";

const CheckedDesk = lazyPart(async () => (await import("./checked-desk")).CheckedDesk, {
  place: "within",
});

const BattleDesk = lazyPart(async () => (await import("../_battle/battle-desk")).BattleDesk, {
  place: "within",
});

interface LocalScenarioDeskProps extends LocalDeskProps {
  readonly findingsOpen: boolean;
  readonly children: ReactNode;
}

/** The desk of a scenario that only this browser keeps and checks. */
export function LocalScenarioDesk({ findingsOpen, children, ...props }: LocalScenarioDeskProps) {
  return (
    <OpenLocal kind="scenario" {...props}>
      {({ document, ...found }) =>
        document.system === "bogowie-wojny" ? (
          <BattleDesk
            id={props.id}
            version={found.version}
            document={document}
            sharing={null}
            forkedFrom={found.forkedFrom}
            editions={null}
          />
        ) : (
          <CheckedDesk id={props.id} findingsOpen={findingsOpen} document={document} {...found}>
            {children}
          </CheckedDesk>
        )
      }
    </OpenLocal>
  );
}
