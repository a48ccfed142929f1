"use client";

import { useTranslations } from "next-intl";
import { setSideFields } from "@/lib/domain/scenario/commands/sides";
import type { ScenarioFinding } from "@/lib/domain/scenario/finding-codes";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import type { Side } from "@/lib/domain/scenario/side";
import { FindingItem } from "../_desk/finding-item";
import { findingKey } from "../_desk/finding-key";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import { Kept } from "./kept";
import { MarkdownEditor } from "./markdown-editor";

const PAPERS = ["tasks", "brief", "believedOfEnemy"] as const;
const ROWS = { tasks: 5, brief: 9, believedOfEnemy: 6 } as const;
const languageOf = ({ language }: Scenario) => language;

export interface SideBriefProps {
  readonly side: Side;
  readonly findings: readonly ScenarioFinding[];
}

/** The three papers of one side, and what its players are not told. */
export function SideBrief({ side, findings }: SideBriefProps) {
  const t = useTranslations("briefs.papers");
  const editor = useEditor();
  const lang = useDocument(languageOf);
  return (
    <div className={`sidebrief side-${side.colour}`}>
      <div className="sidepapers">
        {findings.length > 0 && (
          <ul className="findings open">
            {findings.map((finding) => (
              <FindingItem key={findingKey(finding)} finding={finding} />
            ))}
          </ul>
        )}
        {PAPERS.map((paper) => (
          <MarkdownEditor
            key={`${side.id} ${paper}`}
            fieldId={paper === "tasks" ? tasksFieldId(side.id) : `${paper}-${side.id}`}
            label={t(`${paper}.label`)}
            hint={t(`${paper}.hint`)}
            rows={ROWS[paper]}
            lang={lang}
            value={side[paper]}
            onCommit={(text) =>
              editor.apply(setSideFields, { sideId: side.id, fields: { [paper]: text } })
            }
          />
        ))}
      </div>
      <Kept side={side} />
    </div>
  );
}

/** The id of the field for a side's tasks, to lead the focus there. */
export function tasksFieldId(sideId: string): string {
  return `tasks-${sideId}`;
}
