"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { KIND_ICONS } from "@/app/_frame/kind-icons";
import { LocalDay } from "@/app/_frame/local-day";
import { COLLECTION_OF } from "@/lib/domain/document/document-kind";
import type { LocalDocument } from "../_editor/local-documents";
import { DOCUMENT_CELL, DocumentRow, DocumentTable } from "./document-table";

interface LocalRowsProps {
  readonly documents: readonly LocalDocument[];
  readonly label: string;
  /** Actions on each document, or what happened to it. */
  readonly acts: (document: LocalDocument) => ReactNode;
}

/** Documents that are kept only in this browser, as rows: their kind, and when they last changed. */
export function LocalRows({ documents, label, acts }: LocalRowsProps) {
  const t = useTranslations("account.desk.column");
  const common = useTranslations("common");
  return (
    <DocumentTable
      label={label}
      head={
        <>
          <th scope="col">{t("title")}</th>
          <th scope="col">{t("kind")}</th>
          <th scope="col">{t("changed")}</th>
          <th scope="col">
            <span className="sr-only">{t("acts")}</span>
          </th>
        </>
      }
    >
      {documents.map((each) => (
        <DocumentRow
          key={each.id}
          href={`/${COLLECTION_OF[each.kind]}/${each.id}/edit`}
          title={each.document.title}
          icon={KIND_ICONS[each.kind]}
        >
          <td className="h-10 max-tablet:hidden">{common(`kind.${each.kind}`)}</td>
          <td className={`${DOCUMENT_CELL} whitespace-nowrap text-ink-2`}>
            <LocalDay instant={each.updatedAt.toISOString()} />
          </td>
          <td
            className={`${DOCUMENT_CELL} max-tablet:col-span-2 max-tablet:has-[[role=alert]]:col-span-full`}
          >
            {acts(each)}
          </td>
        </DocumentRow>
      ))}
    </DocumentTable>
  );
}
