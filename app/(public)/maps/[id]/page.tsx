import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { onlyFound } from "@/app/_frame/only-found";
import { Page } from "@/app/_ui/page";
import { Tag } from "@/app/_ui/tag";
import { PageHead } from "@/app/(public)/_reading/page-head";
import type { Documents } from "@/lib/domain/document";
import { canEditDocument, canForkDocument, type UserRole } from "@/lib/domain/permissions";
import { readDocument } from "@/lib/usecases/documents/read-document";
import { MapActions } from "../_map/map-actions";
import { MapRead } from "../_map/map-read";

interface Props {
  readonly params: Promise<{ id: string }>;
}

const load = cache(async (id: string) => {
  const context = await currentContext();
  const stored = await readDocument(context, { kind: "map", id }).catch(onlyFound);
  return { stored, reader: context.actor };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { stored } = await load((await params).id);
  const isFound = stored.visibility === "public";
  return { title: stored.title, robots: { index: isFound, follow: isFound } };
}

/** A stored map to read. */
export default async function MapPage({ params }: Props) {
  const { stored, reader } = await load((await params).id);
  const common = await getTranslations("common");
  const map = stored.document;
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
        <MapRead map={map}>
          <MapActions
            id={stored.id}
            system={map.system}
            canEdit={canEditDocument({ reader, document: stored })}
            canFork={canForkDocument({ reader, document: stored })}
            isSignedIn={reader !== null}
          />
        </MapRead>
      </Page>
      <Footer />
    </>
  );
}

/** Whose a map is and what it was copied from. */
interface Origin {
  readonly document: { readonly system: Documents["map"]["system"] };
  readonly owner: { readonly name: string; readonly role: UserRole };
  readonly forkedFrom: { readonly id: string | null; readonly title: string } | null;
}

/** Where the reader is, whose map it is, and what it was copied from. */
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
