import type { Metadata } from "next";
import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { notFoundPage } from "@/app/_frame/not-found-page";
import { Page } from "@/app/_ui/page";
import { Tag } from "@/app/_ui/tag";
import { Comments } from "@/app/(public)/_reading/comments";
import { cardOfDocument } from "@/app/(public)/_reading/page-card";
import { PageHead } from "@/app/(public)/_reading/page-head";
import { WordsOfDocument } from "@/app/(public)/_reading/whose-words";
import type { Documents } from "@/lib/domain/kinds/document";
import {
  canEditDocument,
  canForkDocument,
  canReadSecrets,
  type UserRole,
} from "@/lib/domain/people/permissions";
import { readDocument } from "@/lib/usecases/document/read-document";
import { inTexts } from "@/lib/usecases/kinds/read-map";
import { MapActions } from "../_map/map-actions";
import { MapRead } from "../_map/map-read";

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const load = cache(async (id: string) => {
  const context = await currentContext();
  const stored = await readDocument(context, { kind: "map", id }).catch(notFoundPage);
  return { stored, reader: context.actor };
});

async function loadFor({ params, searchParams }: Props) {
  const { stored, reader } = await load((await params).id);
  const isOriginal = (await searchParams).texts === "original";
  const language = await getLocale();
  const map = inTexts(stored.document, isOriginal ? undefined : language);
  return { stored, reader, map, isOriginal };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { stored, map } = await loadFor(props);
  const isFound = stored.visibility === "public";
  const card = await cardOfDocument(map, `/maps/${stored.id}/map.png`);
  return { ...card, robots: { index: isFound, follow: isFound } };
}

/** The page to read a stored map. */
export default async function MapPage(props: Props) {
  const { stored, reader, map, isOriginal } = await loadFor(props);
  const common = await getTranslations("common");
  return (
    <>
      <Page>
        <MapOrigin origin={stored} />
        <PageHead>
          <h1 lang={map.language}>{map.title}</h1>
          {stored.visibility !== "public" && (
            <Tag look="dashed">{common(`visibility.${stored.visibility}`)}</Tag>
          )}
        </PageHead>
        <WordsOfDocument written={stored.document} shown={map} />
        <MapRead map={map}>
          <MapActions
            id={stored.id}
            texts={isOriginal ? "&texts=original" : ""}
            map={map}
            canEdit={canEditDocument({ reader, document: stored })}
            canFork={canForkDocument({ reader, document: stored })}
            isSignedIn={reader !== null}
          />
        </MapRead>
        <Comments
          kind="map"
          id={stored.id}
          isWhole={canReadSecrets({ reader, document: stored })}
          isSignedIn={reader !== null}
        />
      </Page>
      <Footer />
    </>
  );
}

/** A map's owner and the document it was copied from. */
interface Origin {
  readonly document: { readonly system: Documents["map"]["system"] };
  readonly owner: { readonly name: string; readonly role: UserRole };
  readonly forkedFrom: { readonly id: string | null; readonly title: string } | null;
}

/** The breadcrumb, the map's owner and the document it was copied from. */
async function MapOrigin({ origin }: { readonly origin: Origin }) {
  const t = await getTranslations("battlefield.read");
  const maps = await getTranslations("groundMap.kinds");
  const { owner, forkedFrom } = origin;
  const by = owner.role === "member" ? t("by", { name: owner.name }) : t(`by-${owner.role}`);
  const after = forkedFrom && t("after", { title: forkedFrom.title });
  return (
    <p className="text-ink-3 text-xs">
      <Link href={`/library?kind=map&system=${origin.document.system}`}>{t("library")}</Link>{" "}
      <span aria-hidden>›</span> {maps(origin.document.system)} · {by}
      {forkedFrom && (
        <>
          {" · "}
          {forkedFrom.id ? <Link href={`/maps/${forkedFrom.id}`}>{after}</Link> : after}
        </>
      )}
    </p>
  );
}
