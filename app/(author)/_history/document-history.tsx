"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { HistorySource } from "./history-source";
import { HistoryView } from "./history-view";
import { ReleasesPart } from "./releases-part";

interface DocumentHistoryProps extends Pick<HistorySource, "kind" | "id" | "present"> {
  /** The number of errors found in the document. */
  readonly openErrors: number;
}

/** A document's releases and its history, compared with the state from which the server rendered the page. */
export function DocumentHistory({ kind, id, present, openErrors }: DocumentHistoryProps) {
  const router = useRouter();
  const [releases, setReleases] = useState(0);
  return (
    <>
      <HistoryView
        kind={kind}
        id={id}
        present={present}
        flush={nothingUnsent}
        onRestored={async () => router.refresh()}
        releases={releases}
      />
      <ReleasesPart
        kind={kind}
        id={id}
        flush={nothingUnsent}
        openErrors={openErrors}
        onRelease={() => setReleases(releases + 1)}
      />
    </>
  );
}

/** The page edits nothing, and the desk sends its edits before it is closed. */
async function nothingUnsent(): Promise<void> {}
