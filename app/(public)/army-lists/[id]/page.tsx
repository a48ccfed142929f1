import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { onlyFound } from "@/app/_frame/only-found";
import { listForOthers } from "@/lib/domain/army-list/list-for-others";
import { rosterForOthers, rosterView } from "@/lib/domain/army-list/roster-view";
import {
  canEditDocument,
  canForkDocument,
  canReadRevisions,
  canReadSecrets,
  type UserRole,
} from "@/lib/domain/permissions";
import { readDocument } from "@/lib/usecases/documents/read-document";
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
  const stored = await readDocument(context, { kind: "army-list", id }).catch(onlyFound);
  return { stored, reader: context.actor };
});

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { stored } = await load((await params).id);
  const isFound = stored.visibility === "public";
  return { title: stored.title, robots: { index: isFound, follow: isFound } };
}

/** An army list to read and print. */
export default async function ArmyListPage({ params, searchParams }: Props) {
  const { v, as } = await searchParams;
  const printed = Number(v);
  const { stored, reader } = await load((await params).id);
  const access = { reader, document: stored };
  const isOpen = !canReadSecrets(access) || as === "opponent";
  const list = isOpen ? listForOthers(stored.document) : stored.document;
  const actions = (
    <RosterActions
      id={stored.id}
      canEdit={canEditDocument(access)}
      canFork={canForkDocument(access)}
      isSignedIn={reader !== null}
      isOpen={isOpen}
    />
  );
  return (
    <RosterPage
      view={isOpen ? rosterForOthers(stored.document) : rosterView(list)}
      at={`/army-lists/${stored.id}`}
      isOwn={canReadSecrets(access)}
      isOpen={isOpen}
      actions={actions}
    >
      <RosterOrigin origin={stored} />
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

/** Whose a list is and what it was copied from. */
interface Origin {
  readonly owner: { readonly name: string; readonly role: UserRole };
  readonly forkedFrom: { readonly id: string | null; readonly title: string } | null;
}

/** Where the reader is, whose list it is, and what it was copied from. */
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
