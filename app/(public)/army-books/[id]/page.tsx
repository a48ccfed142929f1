import type { Metadata } from "next";
import { cache } from "react";
import { Footer } from "@/app/_frame/footer";
import { onlyFound } from "@/app/_frame/only-found";
import { currentContext } from "@/lib/auth/session-gate";
import { canEditDocument, canForkDocument } from "@/lib/domain/permissions";
import { linkedBooksOf } from "@/lib/usecases/army-books/read-linked-books";
import { readDocument } from "@/lib/usecases/documents/read-document";
import "../army-book.css";
import { Book } from "../_book/book";
import { BookActions } from "../_book/book-actions";
import { BookOrigin } from "../_book/book-origin";

interface Props {
  readonly params: Promise<{ id: string }>;
}

const load = cache(async (id: string) => {
  const context = await currentContext();
  const stored = await readDocument(context, { kind: "army-book", id }).catch(onlyFound);
  return { stored, reader: context.actor, linked: await linkedBooksOf(context, stored.document) };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { stored } = await load((await params).id);
  const isFound = stored.visibility === "public";
  return { title: stored.title, robots: { index: isFound, follow: isFound } };
}

/** An army book to read: what the army may field, with the figures its author has. */
export default async function ArmyBookPage({ params }: Props) {
  const { stored, reader, linked } = await load((await params).id);
  return (
    <>
      <main id="main" className="page">
        <article className="armybook">
          <BookOrigin origin={stored} />
          <Book book={stored.document} linked={linked}>
            <BookActions
              id={stored.id}
              canEdit={canEditDocument({ reader, document: stored })}
              canFork={canForkDocument({ reader, document: stored })}
              isSignedIn={reader !== null}
            />
          </Book>
        </article>
      </main>
      <Footer />
    </>
  );
}
