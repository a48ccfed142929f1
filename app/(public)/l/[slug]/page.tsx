import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { clientAddress } from "@/lib/auth/client-address";
import { currentContext } from "@/lib/auth/session-gate";
import { GrundlagError } from "@/lib/domain/error-code";
import { linkedBooksOf } from "@/lib/usecases/army-books/read-linked-books";
import { openShareLink } from "@/lib/usecases/share-links/open-share-link";
import { BookByLink } from "../_by-link/book-by-link";
import { ListByLink } from "../_by-link/list-by-link";
import { MapByLink } from "../_by-link/map-by-link";

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

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { document } = await load((await params).slug);
  return { title: document.title, robots: { index: false, follow: false } };
}

/** What a link opens, as its owner made it: to read and to take along, without what is secret. */
export default async function SharedPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const shared = await load(slug);
  switch (shared.kind) {
    case "army-list": {
      const printed = Number((await searchParams).v);
      return <ListByLink slug={slug} shared={shared} printed={printed} />;
    }
    case "army-book": {
      const linked = await linkedBooksOf(await currentContext(), shared.document);
      return <BookByLink slug={slug} shared={shared} linked={linked} />;
    }
    case "map":
      return <MapByLink slug={slug} shared={shared} />;
  }
}
