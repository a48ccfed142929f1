"use client";

import { useTranslations } from "next-intl";
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
        <BookHead sharing={sharing} />
        <BookDetails />
        <EntriesTable />
        <CommandersTable />
        <FormationsPart />
        <RulesPart />
        <LinksPart />
        <BookFindings />
        <Status />
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
  return <StatusBar commandLabel={(name) => t(`commands.${name}`)} shortcuts={shortcuts} />;
}
