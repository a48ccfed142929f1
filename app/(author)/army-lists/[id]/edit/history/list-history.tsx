"use client";

import { useRouter } from "next/navigation";
import { HistoryView } from "@/app/(author)/_history/history-view";
import type { ArmyList } from "@/lib/domain/army-list/army-list";

export interface ListHistoryProps {
  readonly id: string;
  readonly present: ArmyList;
}

/** The list's history, compared with the state the server drew the page from. */
export function ListHistory({ id, present }: ListHistoryProps) {
  const router = useRouter();
  return (
    <HistoryView
      kind="army-list"
      id={id}
      present={present}
      flush={nothingUnsent}
      onRestored={async () => router.refresh()}
    />
  );
}

/** The page edits nothing, and the builder sends what it has before it is left. */
async function nothingUnsent(): Promise<void> {}
