import { PenLine } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { KIND_ICONS } from "@/app/_frame/kind-icons";
import { LocalDay } from "@/app/_frame/local-day";
import { LinkButton } from "@/app/_ui/link-button";
import { Tag } from "@/app/_ui/tag";
import { COLLECTION_OF } from "@/lib/domain/document/document-kind";
import { formatNumber } from "@/lib/i18n/formats";
import type { LibraryItem } from "@/lib/usecases/document/list-documents";
import { DOCUMENT_CELL, DocumentRow, DocumentTable } from "../../_local/document-table";
import { CopyDocument } from "./copy-document";
import { DeleteDocument } from "./delete-document";

interface OwnDocumentsProps {
  readonly items: readonly LibraryItem[];
}

/** The user's documents as rows: their kind, who may see them, and when they last changed. */
export async function OwnDocuments({ items }: OwnDocumentsProps) {
  const t = await getTranslations("account.desk");
  return (
    <DocumentTable
      label={t("title")}
      head={
        <>
          <th scope="col">{t("column.title")}</th>
          <th scope="col">{t("column.kind")}</th>
          <th scope="col" className="num">
            {t("column.year")}
          </th>
          <th scope="col" className="num">
            {t("column.size")}
          </th>
          <th scope="col">{t("column.visibility")}</th>
          <th scope="col">{t("column.changed")}</th>
          <th scope="col">
            <span className="sr-only">{t("column.acts")}</span>
          </th>
        </>
      }
    >
      {items.map((item) => (
        <OwnDocument key={item.id} item={item} />
      ))}
    </DocumentTable>
  );
}

async function OwnDocument({ item }: { readonly item: LibraryItem }) {
  const t = await getTranslations("account.desk");
  const common = await getTranslations("common");
  const language = await getLocale();
  const path = `/${COLLECTION_OF[item.kind]}/${item.id}`;
  return (
    <DocumentRow href={`${path}/edit`} title={item.title} icon={KIND_ICONS[item.kind]}>
      <td className="h-10 max-tablet:hidden">{common(`kind.${item.kind}`)}</td>
      <td className="num h-10 max-tablet:hidden">{item.year ?? ""}</td>
      <td className="num h-10 max-tablet:hidden">
        {item.size === null ? "–" : formatNumber(language, item.size)}
      </td>
      <td className={DOCUMENT_CELL}>
        <Tag look={item.visibility === "private" ? "dashed" : "plain"}>
          {item.visibility === "club" && item.club
            ? item.club.name
            : common(`visibility.${item.visibility}`)}
        </Tag>
      </td>
      <td className={`${DOCUMENT_CELL} whitespace-nowrap text-ink-2`}>
        <LocalDay instant={item.updatedAt.toISOString()} />
      </td>
      <td className={DOCUMENT_CELL}>
        <div className="flex justify-end gap-1">
          <LinkButton
            href={`${path}/edit`}
            size="small"
            icon={<PenLine aria-hidden />}
            aria-label={t("editNamed", { title: item.title })}
          >
            {common("action.edit")}
          </LinkButton>
          <CopyDocument kind={item.kind} id={item.id} title={item.title} />
          <DeleteDocument
            kind={item.kind}
            id={item.id}
            title={item.title}
            isPublic={item.visibility === "public"}
          />
        </div>
      </td>
    </DocumentRow>
  );
}
