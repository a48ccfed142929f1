import { Copy, Download, ListPlus, Pencil } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { notFoundPage } from "@/app/_frame/not-found-page";
import { buttonLook } from "@/app/_ui/button-look";
import { LinkButton } from "@/app/_ui/link-button";
import { Page } from "@/app/_ui/page";
import { Comments } from "@/app/(public)/_reading/comments";
import {
  canEditDocument,
  canForkDocument,
  canReadSecrets,
  type UserRole,
} from "@/lib/domain/people/permissions";
import { linkedBooksOf } from "@/lib/usecases/bogowie-wojny/book/read-linked-books";
import { readDocument } from "@/lib/usecases/document/read-document";
import { forkBook } from "../../_copying/actions";
import { CopyHere } from "../../_copying/copy-here";
import { copyWords } from "../../_copying/copy-words";
import { cardOfDocument } from "../../_reading/page-card";
import { Paper } from "../../_reading/paper";
import { Book } from "../_book/book";

interface Props {
  readonly params: Promise<{ id: string }>;
}

const load = cache(async (id: string) => {
  const context = await currentContext();
  const stored = await readDocument(context, { kind: "army-book", id }).catch(notFoundPage);
  return { stored, reader: context.actor, linked: await linkedBooksOf(context, stored.document) };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { stored } = await load((await params).id);
  const isFound = stored.visibility === "public";
  const card = await cardOfDocument(stored.document, `/army-books/${stored.id}/picture.png`);
  return { ...card, robots: { index: isFound, follow: isFound } };
}

/** The page to read an army book: the troops of an army, with the figures its author has entered. */
export default async function ArmyBookPage({ params }: Props) {
  const { stored, reader, linked } = await load((await params).id);
  return (
    <>
      <Page>
        <Paper width="book">
          <BookOrigin origin={stored} />
          <Book book={stored.document} linked={linked}>
            <BookActions
              id={stored.id}
              canEdit={canEditDocument({ reader, document: stored })}
              canFork={canForkDocument({ reader, document: stored })}
              isSignedIn={reader !== null}
            />
          </Book>
        </Paper>
        <Comments
          kind="army-book"
          id={stored.id}
          isWhole={canReadSecrets({ reader, document: stored })}
          isSignedIn={reader !== null}
        />
      </Page>
      <Footer />
    </>
  );
}

/** A book's owner and the document it was copied from. */
interface Origin {
  readonly owner: { readonly name: string; readonly role: UserRole };
  readonly forkedFrom: { readonly id: string | null; readonly title: string } | null;
}

/** The breadcrumb, the book's owner and the document it was copied from. */
async function BookOrigin({ origin }: { readonly origin: Origin }) {
  const t = await getTranslations("armyBook.read");
  const { owner, forkedFrom } = origin;
  const by = owner.role === "member" ? t("by", { name: owner.name }) : t(`by-${owner.role}`);
  return (
    <p className="text-ink-3 text-xs">
      <Link href="/library?kind=army-book">{t("library")}</Link> <span aria-hidden>›</span>{" "}
      {t("books")} · {by}
      {forkedFrom && (
        <>
          {" · "}
          {forkedFrom.id ? (
            <Link href={`/army-books/${forkedFrom.id}`}>
              {t("after", { title: forkedFrom.title })}
            </Link>
          ) : (
            t("after", { title: forkedFrom.title })
          )}
        </>
      )}
    </p>
  );
}

interface BookActionsProps {
  readonly id: string;
  readonly canEdit: boolean;
  readonly canFork: boolean;
  readonly isSignedIn: boolean;
}

/** A reader's actions: download a book or copy it. */
async function BookActions({ id, canEdit, canFork, isSignedIn }: BookActionsProps) {
  const t = await getTranslations("armyBook.read");
  return (
    <div className="flex flex-wrap items-center gap-2">
      {canEdit && (
        <LinkButton href={`/army-books/${id}/edit`} look="primary" icon={<Pencil aria-hidden />}>
          {t("edit")}
        </LinkButton>
      )}
      <LinkButton
        href={`/army-lists/new?book=${id}`}
        look={canEdit ? "plain" : "primary"}
        icon={<ListPlus aria-hidden />}
      >
        {t("newList")}
      </LinkButton>
      <a className={buttonLook()} href={`/api/v1/army-books/${id}`} download={`${id}.json`}>
        <Download aria-hidden />
        {t("json")}
      </a>
      {canFork && (
        <form action={forkBook.bind(null, id)}>
          <button type="submit" className={buttonLook()}>
            <Copy aria-hidden />
            {t("fork")}
          </button>
        </form>
      )}
      {!isSignedIn && <CopyHere kind="army-book" id={id} words={await copyWords(t("fork"))} />}
    </div>
  );
}
