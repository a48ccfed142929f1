import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { Tag } from "@/app/_ui/tag";
import type { Context } from "@/lib/auth/actor";
import { DOCUMENT_KINDS, type DocumentKind } from "@/lib/domain/document/document-kind";
import type { ClubView } from "@/lib/domain/people/club-view";
import { type LibraryItem, listDocuments, MAX_PAGE } from "@/lib/usecases/document/list-documents";
import { hrefOf } from "../../library/_components/library-entry";

interface ClubLibraryProps {
  readonly context: Context;
  readonly club: Pick<ClubView, "slug" | "role">;
}

/** The documents in a club's library that the reader may open, by kind. */
export async function ClubLibrary({ context, club: { slug, role } }: ClubLibraryProps) {
  const t = await getTranslations("club.page");
  const { items, next } = await listDocuments(context, {
    filter: { club: [slug] },
    sort: "title",
    after: null,
    limit: MAX_PAGE,
    language: await getLocale(),
  });
  return (
    <section>
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <h2>{t("library")}</h2>
        {items.length > 0 && (
          <LinkButton href={`/library?club=${slug}`} look="bare">
            {t("search")}
          </LinkButton>
        )}
      </div>
      {items.length === 0 && <NothingYet role={role} />}
      {DOCUMENT_KINDS.map((kind) => (
        <Kind key={kind} kind={kind} items={items.filter((item) => item.kind === kind)} />
      ))}
      {next && <p className="text-ink-3">{t("more")}</p>}
    </section>
  );
}

async function NothingYet({ role }: Pick<ClubView, "role">) {
  const t = await getTranslations("club.page");
  if (role === null) return <p className="text-ink-3">{t("libraryNonePublic")}</p>;
  return <EmptyState title={t("libraryNone")}>{t("libraryNoneText")}</EmptyState>;
}

interface KindProps {
  readonly kind: DocumentKind;
  readonly items: readonly LibraryItem[];
}

async function Kind({ kind, items }: KindProps) {
  if (items.length === 0) return null;
  const t = await getTranslations("club.page");
  const library = await getTranslations("library");
  return (
    <div>
      <h3>{library(`kinds.${kind}`)}</h3>
      <ul className="divide-y divide-rule-2 border-t border-rule-2">
        {items.map((item) => (
          <li
            key={item.id}
            className="flex flex-wrap items-baseline gap-x-3 py-2 wrap-anywhere [&_a]:font-serif [&_a]:leading-tight [&_a]:font-semibold [&>.text-ink-3]:text-sm max-tablet:[&_a]:inline-flex max-tablet:[&_a]:min-h-11 max-tablet:[&_a]:items-center"
          >
            <Link href={hrefOf(item)} prefetch={false}>
              {item.title}
            </Link>
            <span className="text-ink-3">
              {t("by", { name: item.mine ? t("you") : item.owner.name })}
            </span>
            {item.visibility === "club" && <Tag>{t("forMembers")}</Tag>}
          </li>
        ))}
      </ul>
    </div>
  );
}
