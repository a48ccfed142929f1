import { getLocale, getTranslations } from "next-intl/server";
import { ChapterNo } from "@/app/_ui/chapter-no";
import { MarkdownView } from "@/app/_ui/markdown-view";
import type { ArmyBook, ArmyRule, BookLink } from "@/lib/domain/army-book/army-book";
import { nameIn } from "@/lib/domain/army-book/names";
import type { Language } from "@/lib/domain/language";

/** Rules of the whole army, and whose units it admits. */
export async function BookRules({ book }: { readonly book: ArmyBook }) {
  const t = await getTranslations("armyBook.read");
  return (
    <>
      {book.specialRules.length > 0 && (
        <section>
          <h2>{t("rules")}</h2>
          {book.specialRules.map((rule) => (
            <RuleText key={rule.id} book={book} rule={rule} />
          ))}
        </section>
      )}
      {book.links.length > 0 && (
        <section>
          <h2>
            {t("links")} <ChapterNo chapter="13.2" />
          </h2>
          <ul className="bookformations">
            {book.links.map((link) => (
              <LinkLine key={link.id} link={link} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface RuleTextProps {
  readonly book: ArmyBook;
  readonly rule: ArmyRule;
}

async function RuleText({ book, rule }: RuleTextProps) {
  const t = await getTranslations("armyBook.read");
  const words = await getTranslations("bogowieWojny");
  const language = (await getLocale()) as Language;
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
        <p className="quiet" lang={book.language}>
          {t("from")}: {rule.source}
        </p>
      )}
    </div>
  );
}

async function LinkLine({ link }: { readonly link: BookLink }) {
  const t = await getTranslations("armyBook.read");
  const words = await getTranslations("bogowieWojny");
  const which =
    link.entries === "all" ? t("allEntries") : t("someEntries", { count: link.entries.length });
  return (
    <li>
      {link.nation ? (
        words(`nations.${link.nation}`)
      ) : (
        <a href={`/army-books/${link.bookId}`}>{t("anotherBook")}</a>
      )}{" "}
      <span className="quiet">{which}</span>
    </li>
  );
}
