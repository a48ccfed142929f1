import "./_desk/desk.css";
import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache, type ReactNode } from "react";
import { onlyFound } from "@/app/_frame/only-found";
import { ClientMessages } from "@/app/_ui/client-messages";
import { currentContext } from "@/lib/auth/session-gate";
import { canEditDocument } from "@/lib/domain/permissions";
import { checkScenario } from "@/lib/domain/scenario/check";
import { readDocument } from "@/lib/usecases/documents/read-document";
import { sharingOf } from "../../../_sharing/sharing";
import { DRAWER_COOKIE, isDrawerOpen } from "./_desk/drawer-cookie";
import { ScenarioDesk } from "./_desk/scenario-desk";

interface DeskProps {
  readonly params: Promise<{ id: string }>;
  readonly children: ReactNode;
}

export async function generateMetadata({ params }: DeskProps): Promise<Metadata> {
  const { id } = await params;
  return { title: (await load(id)).title, robots: { index: false } };
}

/** The desk of one scenario, for its owner; everybody else is led to the scenario as it reads. */
export default async function DeskLayout({ params, children }: DeskProps) {
  const { id } = await params;
  const stored = await load(id);
  const { version, document, forkedFrom } = stored;
  const sharing = await sharingOf(await currentContext(), stored);
  return (
    <ClientMessages
      namespaces={["desk", "editor", "fields", "errors", "findings", "commands", "belleAlliance"]}
    >
      <ScenarioDesk
        id={id}
        version={version}
        documentJson={JSON.stringify(document)}
        report={checkScenario(document)}
        findingsOpen={await findingsOpen()}
        sharing={sharing}
        forkedFrom={forkedFrom}
      >
        {children}
      </ScenarioDesk>
    </ClientMessages>
  );
}

async function findingsOpen(): Promise<boolean> {
  const kept = (await cookies()).get(DRAWER_COOKIE)?.value;
  return isDrawerOpen(kept, (await headers()).get("user-agent") ?? "");
}

/** Once a request, for the title and the desk. */
const load = cache(async (id: string) => {
  const context = await currentContext();
  if (!context.actor) redirect(`/sign-in?next=${encodeURIComponent(`/scenarios/${id}/edit`)}`);
  const stored = await readDocument(context, { kind: "scenario", id }).catch(onlyFound);
  if (!canEditDocument({ reader: context.actor, document: stored })) redirect(`/scenarios/${id}`);
  return stored;
});
