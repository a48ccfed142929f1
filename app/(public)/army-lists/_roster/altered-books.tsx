import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { InlineFinding } from "@/app/_ui/finding-row";
import type { BookChange } from "@/lib/domain/bogowie-wojny/list/book-changes";
import { formatNumber } from "@/lib/i18n/formats";
import type {
  AlteredRows,
  BookComparison,
  UncomparedBook,
} from "@/lib/usecases/bogowie-wojny/list/find-altered-rows";

/**
 * The rows of a list that differ from its army books, by book, with the figures of both, and the books that it could
 * not be compared with.
 */
export function AlteredBooks({ altered, uncompared }: BookComparison) {
  return (
    <>
      {altered.map((one) => (
        <AlteredBook key={one.book.id} {...one} />
      ))}
      {uncompared.map(({ book, reason }) => (
        <InlineFinding key={book.id} look={LOOKS[reason]}>
          <Uncompared book={book} reason={reason} />
        </InlineFinding>
      ))}
    </>
  );
}

/** Many books are private to their authors, so that one that cannot be opened is not the list's fault. */
const LOOKS = { "book-not-open": "note", "no-such-version": "warning" } as const;

/** `before` is the list's figure, `after` the book's. */
function AlteredBook({ book, rows }: AlteredRows) {
  const t = useTranslations("armyBook.altered");
  return (
    <InlineFinding look="warning">
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
      <p className="hint mt-1.5">{t("why")}</p>
    </InlineFinding>
  );
}

/** A book that cannot be opened gets no link. */
function Uncompared({ book: { id, title, version }, reason }: UncomparedBook) {
  const t = useTranslations("armyBook.altered");
  return (
    <>
      {t.rich(`uncompared.${reason}`, {
        title,
        version,
        book: (words) => <Link href={`/army-books/${id}`}>{words}</Link>,
        b: (words) => <b>{words}</b>,
      })}
      <p className="hint mt-1.5">{t("unknown")}</p>
    </>
  );
}

function AlteredRow({ row: { name, manner, fields } }: { readonly row: BookChange }) {
  const t = useTranslations("armyBook.altered");
  const words = useTranslations("armyBook.figure");
  const language = useLocale();
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
