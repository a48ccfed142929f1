import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";
import { classNames } from "@/app/_ui/class-names";
import type { ComparedList } from "@/lib/usecases/bogowie-wojny/list/compare-army-lists";

/** Shown if a list has nothing of the kind. */
export const ABSENT = "–";

/** The mark of a row one of whose values only its list's owner sees. */
export const HIDDEN = Symbol("hidden");

/** On a phone, figures stay in columns; text cells are shown one below the other. */
type CompareLook = "figures" | "told";

const compareLook = tv({
  slots: {
    table: "table-fixed text-sm tabular-nums",
    head: "",
    body: "",
    row: "data-[differs=true]:bg-sheet",
    cell: "wrap-anywhere border-b px-2 py-1.25 align-top",
    shown: "",
    /** Hidden on a phone: headings of columns it does not have, and items a list does not have. */
    leftOut: "",
    title: "",
    side: "",
  },
  variants: {
    look: {
      figures: { cell: "max-tablet:ps-0", title: "max-tablet:hidden" },
      told: {
        table: "max-tablet:block",
        head: "max-tablet:block",
        body: "max-tablet:block",
        row: "max-tablet:block max-tablet:border-rule max-tablet:border-b max-tablet:py-2",
        cell: "max-tablet:border-b-0 max-tablet:py-px",
        shown: "max-tablet:block",
        leftOut: "max-tablet:hidden",
        title: "max-tablet:inline-flex max-tablet:min-h-11 max-tablet:items-center",
        side: "max-tablet:before:me-[0.25em] max-tablet:before:font-semibold max-tablet:before:text-ink-2 max-tablet:before:content-[attr(data-list)]",
      },
    },
    part: {
      head: { cell: "border-ink-3" },
      body: { cell: "border-rule" },
    },
  },
});

interface CompareTableProps {
  readonly look: CompareLook;
  readonly title: string;
  readonly lists: readonly ComparedList[];
  readonly children: ReactNode;
}

/** A table of both lists, each column headed by its list's title. */
export async function CompareTable({ look, title, lists, children }: CompareTableProps) {
  const t = await getTranslations("compareLists");
  const looks = compareLook({ look, part: "head" });
  const atEnds = looks.cell({ className: looks.leftOut() });
  return (
    <section className="grid gap-2">
      <h2>{title}</h2>
      <table className={looks.table()}>
        <caption className="sr-only">{title}</caption>
        <thead className={looks.head()}>
          <tr className={looks.row()}>
            <th scope="col" className={classNames(atEnds, "max-tablet:w-[35%]")}>
              {t("what")}
            </th>
            {lists.map(({ id, view, version }, i) => (
              <th
                scope="col"
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns, left and right
                key={i}
                lang={view.language}
                className={looks.cell({ className: looks.shown() })}
              >
                {i === 0 ? "A" : "B"}{" "}
                <Link href={`/army-lists/${id}`} className={looks.title()}>
                  {view.title}
                </Link>
                {lists[0]?.id === lists[1]?.id && (
                  <small className={look === "figures" ? "max-tablet:hidden" : undefined}>
                    {" "}
                    {t("version", { n: version })}
                  </small>
                )}
              </th>
            ))}
            <th scope="col" className={classNames(atEnds, "max-tablet:w-[25%]")}>
              {t("difference")}
            </th>
          </tr>
        </thead>
        <tbody className={looks.body()}>{children}</tbody>
      </table>
    </section>
  );
}

interface CompareRowProps {
  readonly look: CompareLook;
  readonly what: ReactNode;
  readonly sides: readonly ReactNode[];
  /** The difference, in words or as a signed number; `null` if there is none. */
  readonly mark: string | typeof HIDDEN | null;
}

/** A row comparing one item of both lists. */
export async function CompareRow({ look, what, sides, mark }: CompareRowProps) {
  const t = await getTranslations("compareLists");
  const looks = compareLook({ look, part: "body" });
  return (
    <tr data-differs={typeof mark === "string"} className={looks.row()}>
      <th scope="row" className={looks.cell({ className: looks.shown() })}>
        {what}
      </th>
      {sides.map((side, i) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns, left and right
          key={i}
          data-list={i === 0 ? "A" : "B"}
          className={classNames(
            looks.cell(),
            looks.side(),
            side === ABSENT ? looks.leftOut() : looks.shown(),
          )}
        >
          {side}
        </td>
      ))}
      <td
        className={classNames(
          looks.cell(),
          looks.shown(),
          typeof mark === "string" ? "font-semibold" : "text-ink-2",
        )}
      >
        {mark === null && (
          <>
            <span aria-hidden>=</span>
            <span className="sr-only">{t("same")}</span>
          </>
        )}
        {mark === HIDDEN && t("hidden")}
        {typeof mark === "string" && (
          <>
            <span aria-hidden>≠</span> {mark}
          </>
        )}
      </td>
    </tr>
  );
}
