import { getLocale, getTranslations } from "next-intl/server";
import { MarkdownView } from "@/app/_ui/markdown-view";
import type { ArmyBook, ArmyRule } from "@/lib/domain/army-book/army-book";
import { nameIn } from "@/lib/domain/army-book/names";
import type { Language } from "@/lib/domain/language";

/** Rules of the whole army; nothing where it has none. */
export async function BookRules({ book }: { readonly book: ArmyBook }) {
  const t = await getTranslations("armyBook.read");
  if (book.specialRules.length === 0) return null;
  return (
    <section>
      <h2>{t("rules")}</h2>
      {book.specialRules.map((rule) => (
        <RuleText key={rule.id} book={book} rule={rule} />
      ))}
    </section>
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
