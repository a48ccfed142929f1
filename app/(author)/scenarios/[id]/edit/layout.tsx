import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { ClientMessages } from "@/app/_ui/client-messages";
import { currentActor } from "@/lib/auth/session-gate";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import { isLocalId } from "@/lib/domain/document/local-id";
import { variantAddress } from "@/lib/domain/document/variants/variant-address";
import { sharingOf } from "../../../_sharing/sharing";
import { BattleDesk } from "./_battle/battle-desk";
import type { VariantOf } from "./_desk/desk-context";
import { DRAWER_COOKIE } from "./_desk/drawer-cookie";
import { LocalScenarioDesk } from "./_desk/local-scenario-desk";
import { openedScenario } from "./_desk/opened-scenario";
import { ScenarioDesk } from "./_desk/scenario-desk";
import { openedEditions } from "./share/opened-editions";

interface DeskProps {
  readonly params: Promise<{ id: string }>;
  readonly children: ReactNode;
}

export async function generateMetadata({ params }: DeskProps): Promise<Metadata> {
  const { id } = await params;
  if (isLocalId(id)) {
    return { title: (await getTranslations("local"))("scenario"), robots: { index: false } };
  }
  // What is not there, or not for this reader, the layout says itself: thrown here the page would have no title.
  const stored = await openedScenario(id).catch(() => null);
  return { ...(stored && { title: stored.title }), robots: { index: false } };
}

/** The desk of one scenario, for its owner; other users are redirected to the page for reading it. */
export default async function DeskLayout({ params, children }: DeskProps) {
  const { id } = await params;
  if (isLocalId(id)) return <LocalLayout id={id}>{children}</LocalLayout>;
  const stored = await openedScenario(id);
  const { version, document, forkedFrom } = stored;
  const sharing = await sharingOf(await currentContext(), stored);
  if (document.system === "bogowie-wojny") {
    return (
      <ClientMessages namespaces={BATTLE_NAMESPACES}>
        <BattleDesk
          {...{ id, version, document, sharing, forkedFrom }}
          editions={await openedEditions(id)}
        />
      </ClientMessages>
    );
  }
  return (
    <ClientMessages namespaces={NAMESPACES}>
      <ScenarioDesk
        id={id}
        version={version}
        documentJson={JSON.stringify(document)}
        report={checkScenario(document)}
        findingsOpen={await findingsOpen()}
        sharing={sharing}
        forkedFrom={forkedFrom}
        variantOf={await variantOf(id)}
      >
        {children}
      </ScenarioDesk>
    </ClientMessages>
  );
}

/** What the desk at an address shows a variant of; null for a scenario itself. */
async function variantOf(address: string): Promise<VariantOf | null> {
  const { id, variant } = variantAddress(address);
  return variant === null ? null : { id, title: (await openedScenario(id)).title };
}

const BATTLE_NAMESPACES = [
  "battleScenario",
  "battlefield",
  "bogowieWojny",
  "briefs",
  "desk",
  "documentPeople",
  "editor",
  "errors",
  "fields",
  "history",
  "listFormat",
  "local",
  "share",
  "translations",
];

const NAMESPACES = [
  "desk",
  "documentPeople",
  "editor",
  "fields",
  "errors",
  "findings",
  "commands",
  "belleAlliance",
  "legend",
];

interface LocalLayoutProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** The desk of a scenario that is kept only in its author's browser. */
async function LocalLayout({ id, children }: LocalLayoutProps) {
  const isSignedIn = (await currentActor()) !== null;
  return (
    <ClientMessages namespaces={[...NAMESPACES, ...BATTLE_NAMESPACES]}>
      <LocalScenarioDesk id={id} isSignedIn={isSignedIn} findingsOpen={await findingsOpen()}>
        {children}
      </LocalScenarioDesk>
    </ClientMessages>
  );
}

async function findingsOpen(): Promise<boolean> {
  return (await cookies()).get(DRAWER_COOKIE)?.value === "open";
}
