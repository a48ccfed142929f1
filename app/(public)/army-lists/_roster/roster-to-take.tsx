import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import type { RosterView } from "@/lib/domain/army-list/roster-view";
import { RosterFiles } from "../_files/roster-files";
import { PrintButton } from "./print-button";
import { Roster } from "./roster";

interface RosterToTakeProps {
  readonly view: RosterView;
  /** Where its files come from, below the API. */
  readonly at: string;
  readonly isOpen: boolean;
  /** Whose it is, and the way back. */
  readonly children: ReactNode;
}

/** A list of somebody else's: to read, to print and to take along. */
export async function RosterToTake({ view, at, isOpen, children }: RosterToTakeProps) {
  const t = await getTranslations("rosterFiles");
  return (
    <>
      <main id="main" className="page">
        <article className="roster">
          {children}
          <Roster view={view} isOpen={isOpen}>
            <div className="actsrow">
              <PrintButton at={at} query={`lang=${await getLocale()}`} look="primary" />
            </div>
            <details className="filesfold">
              <summary>{t("title")}</summary>
              <ClientMessages namespaces={["rosterFiles"]}>
                <RosterFiles at={at} isOwn={false} />
              </ClientMessages>
            </details>
          </Roster>
        </article>
      </main>
      <Footer />
    </>
  );
}
