import Link from "next/link";
import type { ReactNode } from "react";
import { PlainText } from "@/app/_ui/plain-text";
import { Tag, tagLook } from "@/app/_ui/tag";
import { EntryPicture } from "./entry-picture";
import { EntryFacts, EntryWhen } from "./entry-words";
import { hrefOf, type LibraryEntry } from "./library-entry";
import type { CardWords } from "./library-words";

interface WorkCardProps {
  readonly entry: LibraryEntry;
  readonly words: CardWords;
  /** The heading's level on the page. */
  readonly level?: 2 | 3;
}

/**
 * A work of the library as a card, with its ground or bases and the facts for choosing a game. A narrow card has its
 * picture above its text.
 */
export function WorkCard({ entry, words, level = 2 }: WorkCardProps) {
  return (
    <li className="@container">
      <article className="relative grid h-full grid-cols-[--spacing(54)_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] border border-rule-2 bg-sheet hover:border-edge hover:shadow-sheet @max-form:grid-cols-1 @max-form:grid-rows-[auto_1fr_auto]">
        <div className="row-span-2 grid min-h-42.5 grid-cols-1 grid-rows-1 place-items-center border-e border-rule-2 bg-inset p-2.5 @max-form:row-span-1 @max-form:h-44 @max-form:border-e-0 @max-form:border-b">
          <EntryPicture entry={entry} words={words} />
        </div>
        <WorkWords entry={entry} words={words} level={level}>
          {entry.item.summary && (
            <PlainText
              text={entry.item.summary}
              lang={entry.item.language}
              className="mt-1 mb-1.5 line-clamp-3 text-sm"
            />
          )}
        </WorkWords>
        <footer className="flex min-h-7.5 items-center gap-2 border-t border-rule px-3 py-1.25 text-xs text-ink-2">
          <KindAndOwner entry={entry} words={words} />
        </footer>
      </article>
    </li>
  );
}

/** A work as a row of a list, without its summary. */
export function WorkRow({ entry, words }: Omit<WorkCardProps, "level">) {
  return (
    <li className="border-b border-rule last:border-b-0">
      <article className="relative grid grid-cols-[--spacing(26)_minmax(0,1fr)] bg-sheet hover:shadow-sheet tablet:grid-cols-[--spacing(30)_minmax(0,1fr)_--spacing(60)] desktop:grid-cols-[--spacing(30)_minmax(0,1fr)_--spacing(82)]">
        <div className="grid h-full grid-cols-1 grid-rows-1 place-items-center border-e border-rule-2 bg-inset p-1.5 tablet:h-23">
          <EntryPicture entry={entry} words={words} />
        </div>
        <WorkWords entry={entry} words={words} level={2} />
        <footer className="flex items-center gap-2 px-3 text-xs text-ink-2 max-tablet:hidden">
          <KindAndOwner entry={entry} words={words} />
        </footer>
      </article>
    </li>
  );
}

interface WorkWordsProps extends Required<WorkCardProps> {
  readonly children?: ReactNode;
}

function WorkWords({ entry, words, level, children }: WorkWordsProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col px-3 py-2" data-part="words">
      <WorkTags item={entry.item} words={words} />
      <Heading className="text-lg">
        <Link
          href={hrefOf(entry.item)}
          prefetch={false}
          className="no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {entry.item.title}
        </Link>
      </Heading>
      <EntryWhen entry={entry} words={words} />
      {children}
      <EntryFacts entry={entry} words={words} />
    </div>
  );
}

interface WorkTagsProps extends Pick<LibraryEntry, "item"> {
  readonly words: CardWords;
}

/** System, language, visibility and club. The club's link is above the title's, which covers the card. */
function WorkTags({ item, words: { common } }: WorkTagsProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-xs">
      <span className="small-caps text-sm">{common(`system.${item.system}`)}</span>
      <span className="text-ink-3">{common(`language.${item.language}`)}</span>
      {item.visibility !== "public" && item.visibility !== "club" && (
        <Tag look="dashed" className="ms-auto">
          {common(`visibility.${item.visibility}`)}
        </Tag>
      )}
      {item.club && (
        <Link
          className={tagLook({
            className: "relative z-1 ms-auto min-w-0 wrap-anywhere whitespace-normal!",
          })}
          href={`/clubs/${item.club.slug}`}
          prefetch={false}
        >
          {item.club.name}
        </Link>
      )}
    </p>
  );
}

function KindAndOwner({
  entry: { item },
  words: { library, common },
}: Omit<WorkCardProps, "level">) {
  return (
    <>
      <span>{common(`kind.${item.kind}`)}</span>
      <span className="ms-auto text-end wrap-anywhere text-ink-3">
        {item.mine ? library("you") : ownerName(item.owner, library)}
      </span>
    </>
  );
}

function ownerName(
  owner: { readonly name: string; readonly role: string },
  t: CardWords["library"],
): string {
  if (owner.role === "library") return t("ownLibrary");
  return owner.role === "former" ? t("formerMember") : owner.name;
}
