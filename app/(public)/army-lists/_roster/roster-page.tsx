import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Page } from "@/app/_ui/page";
import type { RosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { Paper } from "../../_reading/paper";
import { RosterFiles } from "../_files/roster-files";
import { Roster } from "./roster";

interface RosterPageProps {
  readonly view: RosterView;
  /** The list's path in the API, for its files. */
  readonly at: string;
  /** Whether the files may include the owner's secrets. */
  readonly isOwn: boolean;
  readonly isOpen: boolean;
  /** What its files' addresses say besides, for the author's own words. */
  readonly texts?: "" | "&texts=original";
  /** What stands below the list. */
  readonly below?: ReactNode;
  readonly actions: ReactNode;
  /** The owner, and a link back. */
  readonly children: ReactNode;
}

/** The page to read, print and download an army list. */
export async function RosterPage(props: RosterPageProps) {
  const { view, at, isOwn, isOpen, texts, actions, below, children } = props;
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
                <RosterFiles at={at} isOwn={isOwn} texts={texts} />
              </ClientMessages>
            </details>
          </Roster>
        </Paper>
        {below}
      </Page>
      <Footer />
    </>
  );
}
