import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { InlineFinding } from "@/app/_ui/finding-row";
import type { PinnedBook } from "@/lib/domain/army-list/army-list";
import type { BookChange } from "@/lib/domain/army-list/book-changes";
import type { Language } from "@/lib/domain/language";
import { formatNumber } from "@/lib/i18n/formats";

interface Props {
  readonly altered: readonly {
    readonly book: PinnedBook;
    /** `before` is the list's figure, `after` the book's. */
    readonly rows: readonly BookChange[];
  }[];
}

/** The rows of a list that are not as its books have them, by book, with the figures of both. */
export function AlteredBooks({ altered }: Props) {
  const t = useTranslations("armyBook.altered");
  return altered.map(({ book, rows }) => (
    <InlineFinding key={book.id} look="warning">
      {t.rich("notAsBook", {
        title: book.title,
        version: book.version,
        book: (words) => <Link href={`/army-books/${book.id}`}>{words}</Link>,
      })}
      <ul>
        {rows.map((row) => (
          <AlteredRow key={row.what + row.id} row={row} />
        ))}
      </ul>
      <p className="hint">{t("why")}</p>
    </InlineFinding>
  ));
}

function AlteredRow({ row: { name, manner, fields } }: { readonly row: BookChange }) {
  const t = useTranslations("armyBook.altered");
  const words = useTranslations("armyBook.figure");
  const language = useLocale() as Language;
  const told = (value: unknown) =>
    typeof value === "number" ? formatNumber(language, value, decimals(value)) : t("open");
  const figures = fields
    .filter(({ field }) => words.has(field))
    .map(({ field, before, after }) =>
      t("figure", { figure: words(field), own: told(before), book: told(after) }),
    );
  const b = (chunks: ReactNode) => <b>{chunks}</b>;
  return (
    <li>
      {figures.length > 0
        ? t.rich("figures", { name, figures: figures.join("; "), b })
        : t.rich(manner, { name, b })}
    </li>
  );
}

function decimals(value: number): number {
  return Number.isInteger(value) ? 0 : 1;
}
