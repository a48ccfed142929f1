import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { currentContext } from "@/app/_frame/current-context";
import { notFoundPage } from "@/app/_frame/not-found-page";
import { ClientMessages } from "@/app/_ui/client-messages";
import { preloadPolishLetters } from "@/app/_ui/preload-faces";
import { isLocalId } from "@/lib/domain/document/local-id";
import { canEditDocument } from "@/lib/domain/people/permissions";
import { readDocument } from "@/lib/usecases/document/read-document";
import "../../builder.css";
import type { LocalDeskProps } from "../../../_local/open-local";
import { sharingOf } from "../../../_sharing/sharing";
import { ArmyDesk } from "../../_builder/army-desk";
import { LocalArmyDesk } from "../../_builder/local-army-desk";

interface Props {
  readonly params: Promise<{ id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("armyList.head"))("editTitle") };
}

/** The builder, for the list's owner; other users are redirected to the page for reading it. */
export default async function EditArmyListPage({ params }: Props) {
  const { id } = await params;
  const context = await currentContext();
  if (isLocalId(id)) return <LocalPage id={id} isSignedIn={context.actor !== null} />;
  const stored = await readDocument(context, { kind: "army-list", id }).catch(notFoundPage);
  if (!canEditDocument({ reader: context.actor, document: stored })) redirect(`/army-lists/${id}`);
  const { version, document } = stored;
  const sharing = await sharingOf(context, stored);
  preloadPolishLetters();
  return (
    <ClientMessages namespaces={NAMESPACES}>
      <ArmyDesk id={id} version={version} document={document} sharing={sharing} />
    </ClientMessages>
  );
}

const NAMESPACES = [
  "armyList",
  "armyBook",
  "bogowieWojny",
  "documentPeople",
  "editor",
  "listFormat",
  "rosterFiles",
  "handIn",
  "shareLinks",
  "errors",
  "fields",
];

/** The builder of a list that is kept only in its author's browser. */
function LocalPage(props: LocalDeskProps) {
  preloadPolishLetters();
  return (
    <ClientMessages namespaces={[...NAMESPACES, "local"]}>
      <LocalArmyDesk {...props} />
    </ClientMessages>
  );
}
