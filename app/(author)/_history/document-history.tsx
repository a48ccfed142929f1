"use client";

import { useRouter } from "next/navigation";
import type { HistorySource } from "./history-source";
import { HistoryView } from "./history-view";
import { ReleasesPart } from "./releases-part";

interface DocumentHistoryProps extends Pick<HistorySource, "kind" | "id" | "present"> {
  /** Errors the check still has against the document. */
  readonly openErrors: number;
}

/** A document's releases and its history, compared with the state the server drew the page from. */
export function DocumentHistory({ kind, id, present, openErrors }: DocumentHistoryProps) {
  const router = useRouter();
  return (
    <>
      <HistoryView
        kind={kind}
        id={id}
        present={present}
        flush={nothingUnsent}
        onRestored={async () => router.refresh()}
      />
      <ReleasesPart kind={kind} id={id} flush={nothingUnsent} openErrors={openErrors} />
    </>
  );
}

/** The page edits nothing, and the desk sends what it has before it is left. */
async function nothingUnsent(): Promise<void> {}
