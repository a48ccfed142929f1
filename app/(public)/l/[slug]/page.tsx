import "../../army-lists/roster.css";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { clientAddress } from "@/lib/auth/client-address";
import { currentContext } from "@/lib/auth/session-gate";
import { GrundlagError } from "@/lib/domain/error-code";
import { openShareLink } from "@/lib/usecases/open-share-link";
import { OlderPrint } from "../../army-lists/_roster/older-print";
import { RosterToTake } from "../../army-lists/_roster/roster-to-take";

interface Props {
  readonly params: Promise<{ slug: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

const load = cache(async (slug: string) => {
  const context = await currentContext();
  const address = clientAddress({ headers: await headers() }, context.trustedProxies);
  return openShareLink(context, { slug, address }).catch((error: unknown) => {
    if (error instanceof GrundlagError) notFound();
    throw error;
  });
});

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { roster } = await load((await params).slug);
  return { title: roster.title, robots: { index: false, follow: false } };
}

/** An army list as the link its owner made opens it: to read and to take along, without what is secret. */
export default async function SharedListPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const printed = Number((await searchParams).v);
  const { roster, version, owner } = await load(slug);
  const t = await getTranslations("armyList.read");
  return (
    <RosterToTake view={roster} at={`/share-links/${slug}`} isOpen>
      <p className="crumb">{t("sharedBy", { name: owner.name })}</p>
      {printed > 0 && printed < version && (
        <OlderPrint id="" printed={printed} now={version} canCompare={false} />
      )}
    </RosterToTake>
  );
}
