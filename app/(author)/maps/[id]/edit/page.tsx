import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { currentContext } from "@/app/_frame/current-context";
import { notFoundPage } from "@/app/_frame/not-found-page";
import { ClientMessages } from "@/app/_ui/client-messages";
import { isLocalId } from "@/lib/domain/document/local-id";
import { canEditDocument } from "@/lib/domain/people/permissions";
import { readDocument } from "@/lib/usecases/document/read-document";
import { sharingOf } from "../../../_sharing/sharing";
import { LocalMapDesk } from "../../_desk/local-map-desk";
import { MapDesk } from "../../_desk/map-desk";

interface Props {
  readonly params: Promise<{ id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: (await getTranslations("battlefieldDesk"))("editTitle"),
    robots: { index: false },
  };
}

/** The desk of a map, for its owner; other users are redirected to the page for reading it. */
export default async function EditMapPage({ params }: Props) {
  const { id } = await params;
  const context = await currentContext();
  if (isLocalId(id)) {
    return (
      <ClientMessages namespaces={[...NAMESPACES, "local"]}>
        <LocalMapDesk id={id} isSignedIn={context.actor !== null} />
      </ClientMessages>
    );
  }
  if (!context.actor) redirect(`/sign-in?next=${encodeURIComponent(`/maps/${id}/edit`)}`);
  const stored = await readDocument(context, { kind: "map", id }).catch(notFoundPage);
  if (!canEditDocument({ reader: context.actor, document: stored })) redirect(`/maps/${id}`);
  const { version, document } = stored;
  const sharing = await sharingOf(context, stored);
  return (
    <ClientMessages namespaces={NAMESPACES}>
      <MapDesk id={id} version={version} document={document} sharing={sharing} />
    </ClientMessages>
  );
}

const NAMESPACES = [
  "listChoice",
  "battlefield",
  "battlefieldDesk",
  "bogowieWojny",
  "documentPeople",
  "editor",
  "errors",
  "fieldMeasure",
  "fields",
  "groundMap",
  "legend",
  "map",
  "shareLinks",
];
