"use client";

import { BookText, Map as MapIcon, Mountain, ScrollText } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LocalDay } from "@/app/_frame/local-day";
import { COLLECTIONS } from "../_editor/http-transport";
import type { LocalDocument } from "../_editor/local-documents";

const ICONS = {
  scenario: MapIcon,
  "army-list": ScrollText,
  map: Mountain,
  "army-book": BookText,
} as const;

interface LocalRowsProps {
  readonly documents: readonly LocalDocument[];
  readonly label: string;
  /** What can be done with each, or what happened to it. */
  readonly acts: (document: LocalDocument) => ReactNode;
}

/** Documents that only this browser keeps, as rows: what they are, and when they last changed. */
export function LocalRows({ documents, label, acts }: LocalRowsProps) {
  const t = useTranslations("account.desk.column");
  const common = useTranslations("common");
  return (
    <section className="scrollx own" aria-label={label}>
      <table className="grid">
        <thead>
          <tr>
            <th scope="col">{t("title")}</th>
            <th scope="col">{t("kind")}</th>
            <th scope="col">{t("changed")}</th>
            <th scope="col">
              <span className="sr-only">{t("acts")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {documents.map((each) => {
            const Icon = ICONS[each.kind];
            return (
              <tr key={each.id}>
                <th scope="row">
                  <Link href={`/${COLLECTIONS[each.kind]}/${each.id}/edit`} prefetch={false}>
                    <Icon aria-hidden />
                    {each.document.title}
                  </Link>
                </th>
                <td className="own-kind">{common(`kind.${each.kind}`)}</td>
                <td className="own-day">
                  <LocalDay instant={each.updatedAt.toISOString()} />
                </td>
                <td>{acts(each)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
