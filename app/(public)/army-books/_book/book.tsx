import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Facts } from "@/app/_ui/facts";
import { MarkdownView } from "@/app/_ui/markdown-view";
import type { ArmyBook, ArmyRule, BookLink } from "@/lib/domain/bogowie-wojny/book/army-book";
import { armOf } from "@/lib/domain/bogowie-wojny/book/figures";
import { nameIn } from "@/lib/domain/bogowie-wojny/book/names";
import { ARMS } from "@/lib/rules/bogowie-wojny/unit-kind";
import type { LinkedBook } from "@/lib/usecases/bogowie-wojny/book/read-linked-books";
import { PaperHead } from "../../_reading/paper";
import { BookCommanders } from "./book-commanders";
import { BookFormations } from "./book-formations";
import { BookPart } from "./book-part";
import { EntryTable } from "./entry-table";

interface BookProps {
  readonly book: ArmyBook;
  readonly linked: readonly LinkedBook[];
  /** The book's actions, below the title. */
  readonly children: ReactNode;
}

/** A whole book: units by arm, formations, commanders, rules, sources. */
export async function Book({ book, linked, children }: BookProps) {
  const t = await getTranslations("armyBook.read");
  return (
    <>
      <PaperHead title={book.title} lang={book.language} facts={<BookFacts book={book} />}>
        {children}
      </PaperHead>
      {book.notes && <MarkdownView text={book.notes} topLevel={2} lang={book.language} />}
      <p className="text-ink-3">{t("openNote")}</p>
      {[...ARMS, null].map((arm) => (
        <EntryTable
          key={arm ?? "open"}
          arm={arm}
          book={book}
          entries={book.entries.filter((entry) => armOf(entry) === arm)}
        />
      ))}
      <BookCommanders book={book} />
      <BookFormations book={book} />
      <BookRules book={book} />
      <BookLinks linked={linked} />
      {book.source && (
        <BookPart title={t("source")}>
          <MarkdownView text={book.source} topLevel={3} lang={book.language} />
        </BookPart>
      )}
    </>
  );
}

async function BookFacts({ book }: { readonly book: ArmyBook }) {
  const t = await getTranslations("armyBook.read");
  const words = await getTranslations("bogowieWojny");
  const nation = book.nation === null ? book.nationName : words(`nations.${book.nation}`);
  return (
    <Facts>
      <span>{nation || t("otherNation")}</span>
      <span>{words("system")}</span>
      {book.edition && <span>{t("edition", { edition: book.edition })}</span>}
      <span>{t("count.entries", { count: book.entries.length })}</span>
      {book.commanders.length > 0 && (
        <span>{t("count.commanders", { count: book.commanders.length })}</span>
      )}
    </Facts>
  );
}

/** Names the other books whose units the army admits; nothing if there are none. */
async function BookLinks({ linked }: { readonly linked: readonly LinkedBook[] }) {
  const t = await getTranslations("armyBook.read");
  if (linked.length === 0) return null;
  return (
    <BookPart title={t("links")} chapter="13.2">
      <ul className="grid gap-2">
        {linked.map((each) => (
          <LinkLine key={each.link.id} linked={each} />
        ))}
      </ul>
    </BookPart>
  );
}

async function LinkLine({ linked: { link, book, entries } }: { readonly linked: LinkedBook }) {
  const t = await getTranslations("armyBook.read");
  const words = await getTranslations("bogowieWojny");
  const language = await getLocale();
  const nation = link.nation ? words(`nations.${link.nation}`) : t("linkAway");
  const limits = await limitsOf(link);
  return (
    <li>
      {book === null ? (
        nation
      ) : (
        <Link href={`/army-books/${book.id}`} lang={book.language}>
          {book.title}
        </Link>
      )}{" "}
      <span className="text-ink-3">
        {[link.entries === "all" ? t("allEntries") : t("someEntries", { count: entries.length })]
          .concat(link.bodies ? t("linkBodies") : [], link.commanders ? t("linkCommanders") : [])
          .concat(limits)
          .join(" · ")}
      </span>
      {book !== null && link.entries !== "all" && (
        <p>{entries.map(({ names }) => nameIn(names, language, book.language)).join(" · ")}</p>
      )}
    </li>
  );
}

async function limitsOf({ maxRegiments, maxBases }: BookLink): Promise<string[]> {
  const t = await getTranslations("armyBook.read");
  return [
    ...(maxRegiments === null ? [] : [t("maxRegiments", { count: maxRegiments })]),
    ...(maxBases === null ? [] : [t("maxBases", { count: maxBases })]),
  ];
}

/** Rules of the whole army; nothing if there are none. */
async function BookRules({ book }: { readonly book: ArmyBook }) {
  const t = await getTranslations("armyBook.read");
  if (book.specialRules.length === 0) return null;
  return (
    <BookPart title={t("rules")}>
      {book.specialRules.map((rule) => (
        <RuleText key={rule.id} book={book} rule={rule} />
      ))}
    </BookPart>
  );
}

interface RuleTextProps {
  readonly book: ArmyBook;
  readonly rule: ArmyRule;
}

async function RuleText({ book, rule }: RuleTextProps) {
  const t = await getTranslations("armyBook.read");
  const words = await getTranslations("bogowieWojny");
  const language = await getLocale();
  const brings = rule.brings.map(
    ({ upgrade, count }) => `${count} × ${words(`upgrades.${upgrade}`)}`,
  );
  return (
    <div>
      <h3>{nameIn(rule.names, language, book.language)}</h3>
      {rule.text && <MarkdownView text={rule.text} topLevel={4} lang={book.language} />}
      {brings.length > 0 && <p>{t("brings", { what: brings.join(", ") })}</p>}
      {rule.points > 0 && <p>{words("points", { n: rule.points })}</p>}
      {rule.source && (
        <p className="text-ink-3" lang={book.language}>
          {t("from")}: {rule.source}
        </p>
      )}
    </div>
  );
}
