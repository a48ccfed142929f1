import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import type { RosterView } from "@/lib/domain/army-list/roster-view";
import { PrintButton } from "./print-button";
import { RosterPage } from "./roster-page";

interface RosterToTakeProps {
  readonly view: RosterView;
  /** Where its files come from, below the API. */
  readonly at: string;
  readonly isOpen: boolean;
  /** Whose it is, and the way back. */
  readonly children: ReactNode;
}

/** Another user's list: to read, to print and to download. */
export async function RosterToTake({ view, at, isOpen, children }: RosterToTakeProps) {
  const print = (
    <div className="flex flex-wrap items-center gap-2">
      <PrintButton at={at} query={`lang=${await getLocale()}`} look="primary" />
    </div>
  );
  return (
    <RosterPage view={view} at={at} isOwn={false} isOpen={isOpen} actions={print}>
      {children}
    </RosterPage>
  );
}
