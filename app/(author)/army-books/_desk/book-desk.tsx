"use client";

import { useTranslations } from "next-intl";
import { OwnStep } from "@/app/_ui/own-step";
import { StatusBar } from "@/app/(author)/_editor/status-bar";
import type { ArmyBook } from "@/lib/domain/army-book/army-book";
import type { Sharing } from "../../_sharing/sharing";
import { BookDetails } from "./book-details";
import { EditorProvider } from "./book-editor";
import { BookFindings } from "./book-findings";
import { BookHead } from "./book-head";
import { CommandersTable } from "./commanders-table";
import { EntriesTable } from "./entries-table";
import { FormationsPart } from "./formations-part";
import { LinksPart } from "./links-part";
import { RulesPart } from "./rules-part";
import { useOwnWords } from "./use-own-words";

export interface BookDeskProps {
  readonly id: string;
  readonly version: number;
  readonly document: ArmyBook;
  readonly sharing: Sharing;
}

/** The desk of one army book: its tables one below the other. */
export function BookDesk({ id, version, document, sharing }: BookDeskProps) {
  return (
    <EditorProvider id={id} version={version} document={document} canEdit>
      <main id="main" className="page bookdesk">
        <OwnStep>
          <BookHead sharing={sharing} />
        </OwnStep>
        <OwnStep after={1}>
          <BookDetails />
        </OwnStep>
        <OwnStep after={2}>
          <EntriesTable />
        </OwnStep>
        <OwnStep after={4}>
          <CommandersTable />
        </OwnStep>
        <OwnStep after={5}>
          <FormationsPart />
        </OwnStep>
        <OwnStep after={7}>
          <RulesPart />
        </OwnStep>
        <OwnStep after={8}>
          <LinksPart />
        </OwnStep>
        <OwnStep after={9}>
          <BookFindings />
          <Status />
        </OwnStep>
      </main>
    </EditorProvider>
  );
}

function Status() {
  const t = useTranslations("armyBookDesk");
  const shortcuts = [
    {
      title: t("keys.title"),
      keys: [
        { keys: "Enter ↓ ↑", does: t("keys.rows") },
        { keys: "Alt ↑ Alt ↓", does: t("keys.move") },
      ],
    },
  ];
  return (
    <StatusBar
      commandLabel={(name) => t(`commands.${name}`)}
      shortcuts={shortcuts}
      ownWords={useOwnWords()}
    />
  );
}
