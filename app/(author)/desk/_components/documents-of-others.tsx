import { BookOpen, PenLine } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { KIND_ICONS } from "@/app/_frame/kind-icons";
import { LocalDay } from "@/app/_frame/local-day";
import { LinkButton } from "@/app/_ui/link-button";
import { Tag } from "@/app/_ui/tag";
import { COLLECTION_OF } from "@/lib/domain/document/document-kind";
import type { LibraryItem } from "@/lib/usecases/document/list-documents";
import { DOCUMENT_CELL, DocumentRow, DocumentTable } from "../../_local/document-table";
import { CopyDocument } from "./copy-document";
import { LeaveDocument } from "./leave-document";

interface DocumentsOfOthersProps {
  readonly items: readonly LibraryItem[];
}

/** What others own and the user was invited to, or organises for a club: whose it is, and what the user may do. */
export async function DocumentsOfOthers({ items }: DocumentsOfOthersProps) {
  const t = await getTranslations("account.desk");
  return (
    <DocumentTable
      label={t("shared")}
      head={
        <>
          <th scope="col">{t("column.title")}</th>
          <th scope="col">{t("column.owner")}</th>
          <th scope="col">{t("column.may")}</th>
          <th scope="col">{t("column.changed")}</th>
          <th scope="col">
            <span className="sr-only">{t("column.acts")}</span>
          </th>
        </>
      }
    >
      {items.map((item) => (
        <SharedDocument key={item.id} item={item} />
      ))}
    </DocumentTable>
  );
}

async function SharedDocument({ item }: { readonly item: LibraryItem }) {
  const t = await getTranslations("account.desk");
  const common = await getTranslations("common.action");
  const { kind, id, title, may, owner, club, heldByClub } = item;
  const edits = may === "own" || may === "edit";
  const path = `/${COLLECTION_OF[kind]}/${id}`;
  const href = edits ? `${path}/edit` : path;
  return (
    <DocumentRow href={href} title={title} icon={KIND_ICONS[kind]}>
      <td className={DOCUMENT_CELL}>{heldByClub && club ? club.name : owner.name}</td>
      <td className={DOCUMENT_CELL}>{may && <Tag>{t(`may.${may}`)}</Tag>}</td>
      <td className={`${DOCUMENT_CELL} whitespace-nowrap text-ink-2`}>
        <LocalDay instant={item.updatedAt.toISOString()} />
      </td>
      <td className={DOCUMENT_CELL}>
        <div className="flex justify-end gap-1">
          <LinkButton
            href={href}
            size="small"
            icon={edits ? <PenLine aria-hidden /> : <BookOpen aria-hidden />}
            aria-label={t(edits ? "editNamed" : "openNamed", { title })}
          >
            {common(edits ? "edit" : "open")}
          </LinkButton>
          <CopyDocument kind={kind} id={id} title={title} />
          {may !== "own" && <LeaveDocument kind={kind} id={id} title={title} />}
        </div>
      </td>
    </DocumentRow>
  );
}
