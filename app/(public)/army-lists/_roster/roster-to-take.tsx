import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import type { RosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { PrintButton } from "./print-button";
import { RosterPage } from "./roster-page";

interface RosterToTakeProps {
  readonly view: RosterView;
  /** The list's path in the API, for its files. */
  readonly at: string;
  readonly isOpen: boolean;
  /** What its files' addresses say besides, for the author's own words. */
  readonly texts?: "" | "&texts=original";
  /** Whose it is, and the way back. */
  readonly children: ReactNode;
}

/** Another user's list: to read, to print and to download. */
export async function RosterToTake({ view, at, isOpen, texts = "", children }: RosterToTakeProps) {
  const print = (
    <div className="flex flex-wrap items-center gap-2">
      <PrintButton at={at} query={`lang=${await getLocale()}${texts}`} look="primary" />
    </div>
  );
  return (
    <RosterPage view={view} at={at} isOwn={false} isOpen={isOpen} texts={texts} actions={print}>
      {children}
    </RosterPage>
  );
}
