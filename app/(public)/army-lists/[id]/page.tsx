import type { Metadata } from "next";
import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { notFoundPage } from "@/app/_frame/not-found-page";
import { Comments } from "@/app/(public)/_reading/comments";
import { cardOfDocument } from "@/app/(public)/_reading/page-card";
import { WordsOfDocument } from "@/app/(public)/_reading/whose-words";
import { listForOthers } from "@/lib/domain/bogowie-wojny/list/list-for-others";
import { rosterForOthers, rosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { localise } from "@/lib/domain/kinds/localise";
import {
  canEditDocument,
  canForkDocument,
  canReadRevisions,
  canReadSecrets,
  type UserRole,
} from "@/lib/domain/people/permissions";
import { readDocument } from "@/lib/usecases/document/read-document";
import { AlteredRows } from "../_roster/altered-rows";
import { OlderPrint } from "../_roster/older-print";
import { RosterActions } from "../_roster/roster-actions";
import { RosterPage } from "../_roster/roster-page";

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

const load = cache(async (id: string) => {
  const context = await currentContext();
  const stored = await readDocument(context, { kind: "army-list", id }).catch(notFoundPage);
  return { stored, reader: context.actor };
});

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { stored } = await load((await params).id);
  const isFound = stored.visibility === "public";
  const shown = localise(listForOthers(stored.document), await getLocale());
  const card = await cardOfDocument(shown, `/army-lists/${stored.id}/picture.png`);
  return { ...card, robots: { index: isFound, follow: isFound } };
}

/** The page to read and print an army list. */
export default async function ArmyListPage({ params, searchParams }: Props) {
  const { v, as, texts } = await searchParams;
  const printed = Number(v);
  const { stored, reader } = await load((await params).id);
  const access = { reader, document: stored };
  const isOpen = !canReadSecrets(access) || as === "opponent";
  const written = isOpen ? listForOthers(stored.document) : stored.document;
  const isOriginal = texts === "original";
  const list = localise(written, isOriginal ? written.language : await getLocale());
  const textsQuery = isOriginal ? "&texts=original" : "";
  const actions = (
    <RosterActions
      id={stored.id}
      canEdit={canEditDocument(access)}
      canFork={canForkDocument(access)}
      isSignedIn={reader !== null}
      isOpen={isOpen}
      texts={textsQuery}
    />
  );
  return (
    <RosterPage
      view={isOpen ? rosterForOthers(list) : rosterView(list)}
      at={`/army-lists/${stored.id}`}
      isOwn={canReadSecrets(access)}
      isOpen={isOpen}
      texts={textsQuery}
      actions={actions}
      below={
        <Comments kind="army-list" id={stored.id} isWhole={!isOpen} isSignedIn={reader !== null} />
      }
    >
      <RosterOrigin origin={stored} />
      <WordsOfDocument
        written={written}
        shown={list}
        further={as === "opponent" ? "as=opponent" : ""}
      />
      <AlteredRows list={list} />
      {printed > 0 && printed < stored.version && (
        <OlderPrint
          id={stored.id}
          printed={printed}
          now={stored.version}
          canCompare={canReadRevisions(access)}
        />
      )}
    </RosterPage>
  );
}

/** A list's owner and the document it was copied from. */
interface Origin {
  readonly owner: { readonly name: string; readonly role: UserRole };
  readonly forkedFrom: { readonly id: string | null; readonly title: string } | null;
}

/** The breadcrumb, the list's owner and the document it was copied from. */
async function RosterOrigin({ origin }: { readonly origin: Origin }) {
  const t = await getTranslations("armyList.read");
  const { owner, forkedFrom } = origin;
  const by = owner.role === "member" ? t("by", { name: owner.name }) : t(`by-${owner.role}`);
  return (
    <p className="text-ink-3 text-xs">
      <Link href="/library?kind=army-list">{t("library")}</Link> <span aria-hidden>›</span>{" "}
      {t("armyLists")} · {by}
      {forkedFrom && (
        <>
          {" · "}
          {forkedFrom.id ? (
            <Link href={`/army-lists/${forkedFrom.id}`}>
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
