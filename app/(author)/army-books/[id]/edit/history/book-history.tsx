"use client";

import { useRouter } from "next/navigation";
import { HistoryView } from "@/app/(author)/_history/history-view";
import type { ArmyBook } from "@/lib/domain/army-book/army-book";

export interface BookHistoryProps {
  readonly id: string;
  readonly present: ArmyBook;
}

/** The book's history, compared with the state the server drew the page from. */
export function BookHistory({ id, present }: BookHistoryProps) {
  const router = useRouter();
  return (
    <HistoryView
      kind="army-book"
      id={id}
      present={present}
      flush={nothingUnsent}
      onRestored={async () => router.refresh()}
    />
  );
}

/** The page edits nothing, and the desk sends what it has before it is left. */
async function nothingUnsent(): Promise<void> {}
