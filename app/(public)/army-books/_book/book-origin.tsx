import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { UserRole } from "@/lib/domain/permissions";

/** Whose a book is and what it was copied from. */
export interface Origin {
  readonly owner: { readonly name: string; readonly role: UserRole };
  readonly forkedFrom: { readonly id: string | null; readonly title: string } | null;
}

/** Where the reader is, whose book it is, and what it was copied from. */
export async function BookOrigin({ origin }: { readonly origin: Origin }) {
  const t = await getTranslations("armyBook.read");
  const { owner, forkedFrom } = origin;
  const by = owner.role === "member" ? t("by", { name: owner.name }) : t(`by-${owner.role}`);
  return (
    <p className="crumb">
      <Link href="/library?kind=army-book">{t("library")}</Link> <span aria-hidden>›</span>{" "}
      {t("books")} · {by}
      {forkedFrom && (
        <>
          {" · "}
          {forkedFrom.id ? (
            <Link href={`/army-books/${forkedFrom.id}`}>
              {t("after", { title: forkedFrom.title })}
            </Link>
          ) : (
            t("after", { title: forkedFrom.title })
          )}
        </>
      )}
    </p>
  );
}
