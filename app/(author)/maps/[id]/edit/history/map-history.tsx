"use client";

import { useRouter } from "next/navigation";
import { HistoryView } from "@/app/(author)/_history/history-view";
import type { Battlefield } from "@/lib/domain/battlefield/battlefield";

export interface MapHistoryProps {
  readonly id: string;
  readonly present: Battlefield;
}

/** The battlefield's history, compared with the state the server drew the page from. */
export function MapHistory({ id, present }: MapHistoryProps) {
  const router = useRouter();
  return (
    <HistoryView
      kind="map"
      id={id}
      present={present}
      flush={nothingUnsent}
      onRestored={async () => router.refresh()}
    />
  );
}

/** The page edits nothing, and the desk sends what it has before it is left. */
async function nothingUnsent(): Promise<void> {}
