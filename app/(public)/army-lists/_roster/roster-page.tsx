import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Page } from "@/app/_ui/page";
import type { RosterView } from "@/lib/domain/army-list/roster-view";
import { Paper } from "../../_reading/paper";
import { RosterFiles } from "../_files/roster-files";
import { Roster } from "./roster";

interface RosterPageProps {
  readonly view: RosterView;
  /** Where its files come from, below the API. */
  readonly at: string;
  /** Whether the files may be had with the owner's secrets. */
  readonly isOwn: boolean;
  readonly isOpen: boolean;
  readonly actions: ReactNode;
  /** Whose it is, and the way back. */
  readonly children: ReactNode;
}

/** An army list to read, to print and to take along. */
export async function RosterPage(props: RosterPageProps) {
  const { view, at, isOwn, isOpen, actions, children } = props;
  const t = await getTranslations("rosterFiles");
  return (
    <>
      <Page>
        <Paper width="list">
          {children}
          <Roster view={view} isOpen={isOpen}>
            {actions}
            <details className="group">
              <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold before:content-['›'] group-open:before:content-['⌄']">
                {t("title")}
              </summary>
              <ClientMessages namespaces={["rosterFiles"]}>
                <RosterFiles at={at} isOwn={isOwn} />
              </ClientMessages>
            </details>
          </Roster>
        </Paper>
      </Page>
      <Footer />
    </>
  );
}
