"use client";

import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { useCheck } from "../_desk/check-context";
import { useDocument } from "../_desk/scenario-editor";
import type { EditionPartProps } from "./edition-part";
import { SharePane } from "./share-pane";
import { VisibilityPart } from "./visibility-part";

interface ShareDeskProps {
  /** Null for a scenario that only this browser holds, and for those who do not own it. */
  readonly editions: EditionPartProps | null;
}

const titleOf = ({ title }: Scenario) => title;

/** Who may see the scenario and how much of its armies, and what else concerns it as a whole. */
export function ShareDesk({ editions }: ShareDeskProps) {
  const { summary } = useCheck();
  return (
    <SharePane
      title={useDocument(titleOf)}
      openErrors={summary.errors}
      editions={editions}
      visibility={(sharing) => <VisibilityPart sharing={sharing} />}
    />
  );
}
