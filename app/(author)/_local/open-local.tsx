"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { LinkButton } from "@/app/_ui/link-button";
import { NotFetched } from "@/app/_ui/not-fetched";
import { Page } from "@/app/_ui/page";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import { variantAddress } from "@/lib/domain/document/variants/variant-address";
import type { Documents } from "@/lib/domain/kinds/document";
import { variantIn } from "@/lib/domain/kinds/variants";
import {
  browserStore,
  isKept,
  type LocalDocument,
  type LocalEntry,
} from "../_editor/local-documents";
import { LocalContext } from "./local-context";

export interface LocalDeskProps {
  readonly id: string;
  readonly isSignedIn: boolean;
}

interface OpenLocalProps<Kind extends DocumentKind> extends LocalDeskProps {
  readonly kind: Kind;
  /** Renders the desk of the document that was found. */
  readonly children: (found: OpenedHere<Kind>) => ReactNode;
}

interface OpenedHere<Kind extends DocumentKind> {
  readonly version: number;
  readonly document: Documents[Kind];
  readonly forkedFrom: LocalDocument["forkedFrom"];
  /** The document that this is a variant of; null if it is one itself. */
  readonly variantOf: { readonly id: string; readonly title: string } | null;
}

/** Opens a document kept in this browser; one that has moved is followed, and if there is none the page says so. */
export function OpenLocal<Kind extends DocumentKind>(props: OpenLocalProps<Kind>) {
  const { id, kind, isSignedIn, children } = props;
  const t = useTranslations("local.opening");
  const { found, retry } = useEntry(variantAddress(id).id, isSignedIn);
  if (found === "looking") {
    return (
      <Page>
        <output className="text-ink-3">{t("looking")}</output>
      </Page>
    );
  }
  if (found === "unread") {
    return (
      <Page>
        <NotFetched place="within" isTrying={false} onRetry={retry} onClose={null} />
      </Page>
    );
  }
  if (found === "closed" || !isKept(found) || found.kind !== kind) {
    return <NotHere isClosed={found === "closed"} />;
  }
  const { version, forkedFrom } = found;
  const { id: whole, variant } = variantAddress(id);
  const document = variantIn(found.document, variant);
  if (document === null) return <NotHere isClosed={false} />;
  const variantOf = variant === null ? null : { id: whole, title: found.document.title };
  return (
    <LocalContext value={{ isSignedIn }}>
      {children({ version, document: document as Documents[Kind], forkedFrom, variantOf })}
    </LocalContext>
  );
}

/** What was found under an id; `unread` if what brings it up to date could not be fetched. */
type Found = LocalEntry | undefined | "looking" | "closed" | "unread";

/**
 * The entry stored under an id; a document that has moved is followed, through the sign-in page if nobody is signed in.
 */
function useEntry(id: string, isSignedIn: boolean) {
  const [found, setFound] = useState<Found>("looking");
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try looks again
  useEffect(() => {
    let isStale = false;
    const show = (entry: Found) => {
      if (isStale) return;
      const isElsewhere = typeof entry === "object" && !isKept(entry);
      if (!isElsewhere) return setFound(entry);
      const there = location.pathname.replace(id, entry.movedTo);
      location.replace(isSignedIn ? there : `/sign-in?next=${encodeURIComponent(there)}`);
    };
    browserStore
      .find(id)
      .then(asOfToday)
      .then(show, () => show("closed"));
    return () => {
      isStale = true;
    };
  }, [id, isSignedIn, tries]);
  return { found, retry: () => setTries(tries + 1) };
}

/** Brings a document up to date: one stored by an older version of the service lacks fields added since. */
async function asOfToday(entry: LocalEntry | undefined): Promise<Found> {
  if (!isKept(entry)) return entry;
  const codec = await import("@/lib/domain/kinds/codec").catch(() => null);
  if (codec === null) return "unread";
  const read = codec.readStored(entry.kind, entry.document);
  return read.ok ? { ...entry, document: read.document } : entry;
}

function NotHere({ isClosed }: { readonly isClosed: boolean }) {
  const t = useTranslations("local.opening");
  return (
    <Page>
      <div className="empty">
        <h1>{t(isClosed ? "closed.title" : "missing.title")}</h1>
        <p>{t(isClosed ? "closed.text" : "missing.text")}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <LinkButton href="/desk" look="primary">
            {t("desk")}
          </LinkButton>
          <LinkButton href="/library">{t("library")}</LinkButton>
        </div>
      </div>
    </Page>
  );
}
