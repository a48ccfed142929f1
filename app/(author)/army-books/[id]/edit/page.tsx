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
import { BookDesk } from "../../_desk/book-desk";
import { LocalBookDesk } from "../../_desk/local-book-desk";

interface Props {
  readonly params: Promise<{ id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("armyBookDesk"))("editTitle") };
}

/** The desk of a book, for its owner; other users are redirected to the page for reading it. */
export default async function EditArmyBookPage({ params }: Props) {
  const { id } = await params;
  const context = await currentContext();
  if (isLocalId(id)) {
    return (
      <ClientMessages namespaces={[...NAMESPACES, "local"]}>
        <LocalBookDesk id={id} isSignedIn={context.actor !== null} />
      </ClientMessages>
    );
  }
  const stored = await readDocument(context, { kind: "army-book", id }).catch(notFoundPage);
  if (!canEditDocument({ reader: context.actor, document: stored })) redirect(`/army-books/${id}`);
  const { version, document } = stored;
  const sharing = await sharingOf(context, stored);
  return (
    <ClientMessages namespaces={NAMESPACES}>
      <BookDesk id={id} version={version} document={document} sharing={sharing} />
    </ClientMessages>
  );
}

const NAMESPACES = [
  "armyBook",
  "armyBookDesk",
  "bogowieWojny",
  "documentPeople",
  "editor",
  "fields",
  "errors",
  "shareLinks",
];
