import { Download } from "lucide-react";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { buttonLook } from "@/app/_ui/button-look";
import { Page } from "@/app/_ui/page";
import { FieldActions } from "@/app/(public)/_battlefield/field-actions";
import { cardOfDocument } from "@/app/(public)/_reading/page-card";
import { PageHead } from "@/app/(public)/_reading/page-head";
import { clientAddress } from "@/lib/auth/client-address";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { localise } from "@/lib/domain/kinds/localise";
import {
  type LinkedBook,
  linkedBooksOf,
} from "@/lib/usecases/bogowie-wojny/book/read-linked-books";
import { rosterInTexts } from "@/lib/usecases/bogowie-wojny/list/open-shared-roster";
import { inTexts } from "@/lib/usecases/kinds/read-map";
import {
  openShareLink,
  type SharedDocument,
} from "@/lib/usecases/people/share-links/open-share-link";
import { Paper } from "../../_reading/paper";
import { WordsOfDocument } from "../../_reading/whose-words";
import { Book } from "../../army-books/_book/book";
import { AlteredRows } from "../../army-lists/_roster/altered-rows";
import { OlderPrint } from "../../army-lists/_roster/older-print";
import { RosterToTake } from "../../army-lists/_roster/roster-to-take";
import { MapFiles } from "../../maps/_map/map-actions";
import { MapRead } from "../../maps/_map/map-read";

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
  const { slug } = await params;
  const { kind, document } = await load(slug);
  const robots = { index: false, follow: false };
  if (kind === "scenario") return { title: document.title, robots };
  const shown = localise(document, await getLocale());
  return { ...(await cardOfDocument(shown, `/share-links/${slug}/picture.png`)), robots };
}

/** The document a link opens, as its owner made it, to read and download without its secrets. */
export default async function SharedPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const shared = await load(slug);
  const isOriginal = (await searchParams).texts === "original";
  switch (shared.kind) {
    case "army-list": {
      const printed = Number((await searchParams).v);
      return <ListByLink slug={slug} shared={shared} printed={printed} isOriginal={isOriginal} />;
    }
    case "army-book": {
      const linked = await linkedBooksOf(await currentContext(), shared.document);
      return <BookByLink slug={slug} shared={shared} linked={linked} />;
    }
    case "map":
      return <MapByLink slug={slug} shared={shared} isOriginal={isOriginal} />;
    case "scenario":
      notFound();
  }
}

interface ListByLinkProps {
  readonly slug: string;
  readonly shared: SharedDocument<"army-list">;
  /** The version named by a print; NaN for readers who did not come from a print. */
  readonly printed: number;
  /** In the author's own words. */
  readonly isOriginal: boolean;
}

/** An army list as a link opens it: to read and to take along, without what is secret. */
async function ListByLink({ slug, shared, printed, isOriginal }: ListByLinkProps) {
  const t = await getTranslations("common");
  const { version, owner } = shared;
  const texts = isOriginal ? undefined : await getLocale();
  const { document, roster } = rosterInTexts(shared.document, texts);
  return (
    <RosterToTake
      view={roster}
      at={`/share-links/${slug}`}
      isOpen
      texts={isOriginal ? "&texts=original" : ""}
    >
      <p className="text-ink-3 text-xs">{t("sharedBy", { name: owner.name })}</p>
      <WordsOfDocument written={shared.document} shown={document} />
      {printed > 0 && printed < version && (
        <OlderPrint id="" printed={printed} now={version} canCompare={false} />
      )}
      <AlteredRows list={document} />
    </RosterToTake>
  );
}

interface BookByLinkProps {
  readonly slug: string;
  readonly shared: SharedDocument<"army-book">;
  readonly linked: readonly LinkedBook[];
}

/** An army book opened by link. */
async function BookByLink({ slug, shared: { document, owner }, linked }: BookByLinkProps) {
  const common = await getTranslations("common");
  const t = await getTranslations("armyBook.read");
  return (
    <>
      <Page>
        <Paper width="book">
          <p className="text-ink-3 text-xs">{common("sharedBy", { name: owner.name })}</p>
          <Book book={document} linked={linked}>
            <div className="flex flex-wrap items-center gap-2">
              <a
                className={buttonLook()}
                href={`/api/v1/share-links/${slug}`}
                download={`${slug}.json`}
              >
                <Download aria-hidden />
                {t("json")}
              </a>
            </div>
          </Book>
        </Paper>
      </Page>
      <Footer />
    </>
  );
}

interface MapByLinkProps {
  readonly slug: string;
  readonly shared: SharedDocument<"map">;
  /** In the author's own words. */
  readonly isOriginal: boolean;
}

/** A map as a link opens it. */
async function MapByLink({
  slug,
  shared: { document: written, owner },
  isOriginal,
}: MapByLinkProps) {
  const common = await getTranslations("common");
  const document = inTexts(written, isOriginal ? undefined : await getLocale());
  return (
    <>
      <Page>
        <p className="text-ink-3 text-xs">{common("sharedBy", { name: owner.name })}</p>
        <PageHead>
          <h1 lang={document.language}>{document.title}</h1>
        </PageHead>
        <WordsOfDocument written={written} shown={document} />
        <MapRead map={document}>
          <FieldActions>
            <MapFiles
              at={`/api/v1/share-links/${slug}`}
              name={slug}
              texts={isOriginal ? "&texts=original" : ""}
              map={document}
            />
          </FieldActions>
        </MapRead>
      </Page>
      <Footer />
    </>
  );
}
