import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { UserRole } from "@/lib/domain/permissions";

/** Whose a map is and what it was copied from. */
export interface Origin {
  readonly owner: { readonly name: string; readonly role: UserRole };
  readonly forkedFrom: { readonly id: string | null; readonly title: string } | null;
}

/** Where the reader is, whose map it is, and what it was copied from. */
export async function MapOrigin({ origin }: { readonly origin: Origin }) {
  const t = await getTranslations("battlefield.read");
  const { owner, forkedFrom } = origin;
  const by = owner.role === "member" ? t("by", { name: owner.name }) : t(`by-${owner.role}`);
  const after = forkedFrom && t("after", { title: forkedFrom.title });
  return (
    <p className="crumb">
      <Link href="/library?kind=map">{t("library")}</Link> <span aria-hidden>›</span> {t("fields")}{" "}
      · {by}
      {forkedFrom && (
        <>
          {" · "}
          {forkedFrom.id ? <Link href={`/maps/${forkedFrom.id}`}>{after}</Link> : after}
        </>
      )}
    </p>
  );
}
