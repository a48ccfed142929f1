"use client";

import type { ReactNode } from "react";
import { lazyPart } from "@/app/_ui/lazy-part";
import { type LocalDeskProps, OpenLocal } from "../../../../_local/open-local";

const CheckedDesk = lazyPart(async () => (await import("./checked-desk")).CheckedDesk, {
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
      {(found) => (
        <CheckedDesk id={props.id} findingsOpen={findingsOpen} {...found}>
          {children}
        </CheckedDesk>
      )}
    </OpenLocal>
  );
}
