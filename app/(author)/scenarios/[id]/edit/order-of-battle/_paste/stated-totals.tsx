import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { type Column, DataTable } from "@/app/_ui/data-table";
import { Tag } from "@/app/_ui/tag";
import { type StatedTotal, type Sum, sumOf } from "@/lib/domain/belle-alliance/import/units/sums";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { formationsUnder, unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { useUnitWords } from "../use-words";

interface SideTotalsProps {
  readonly sides: readonly Side[];
  readonly stated: readonly StatedTotal[];
}

interface SideRow {
  readonly id: string;
  readonly name: string;
  readonly units: number;
  readonly men: number;
  readonly guns: number;
  readonly stated: Pick<StatedTotal, "men" | "guns"> | null;
}

/** Men, guns and units of each side, next to the totals stated in the text. */
export function SideTotals({ sides, stated }: SideTotalsProps) {
  const t = useTranslations("orderOfBattle.paste");
  const { number } = useUnitWords();
  const rows = sides.map(
    (side): SideRow => ({
      id: side.id,
      name: side.name,
      units: unitsUnder(side.formations).length,
      ...sumOf(side.formations),
      stated: statedOf(side, { stated, isAlone: sides.length === 1 }),
    }),
  );
  const columns: Column<SideRow>[] = [
    { id: "side", head: t("column.side"), cell: ({ name }) => name },
    { id: "units", head: t("column.units"), kind: "number", cell: ({ units }) => number(units) },
    ...(["men", "guns"] as const).map(
      (what): Column<SideRow> => ({
        id: what,
        head: t(`column.${what}`),
        kind: "number",
        cell: (row) => <Compared read={row[what]} stated={row.stated?.[what] ?? null} />,
      }),
    ),
  ];
  return (
    <DataTable
      className="mb-2 w-full"
      label={t("totals")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}

/**
 * The last total stated for the side: for itself, for its only top formation, or for everything if it is the only side.
 */
function statedOf(
  { id, formations }: Side,
  { stated, isAlone }: Pick<SideTotalsProps, "stated"> & { readonly isAlone: boolean },
): StatedTotal | null {
  const head = formations.length === 1 ? formations[0]?.id : undefined;
  return stated.findLast(({ of }) => (of === null ? isAlone : of === id || of === head)) ?? null;
}

interface ComparedProps {
  readonly read: number;
  /** Null if the text states none. */
  readonly stated: number | null;
}

/** The number read, with the stated one if it differs. */
function Compared({ read, stated }: ComparedProps) {
  const t = useTranslations("orderOfBattle.paste");
  const { number } = useUnitWords();
  if (stated === null) return number(read);
  if (stated === read) {
    return (
      <>
        {number(read)} <small className="text-ink-3">{t("asStated")}</small>
      </>
    );
  }
  return (
    <>
      {number(read)} <Differs>{t("stated", { count: number(stated) })}</Differs>
    </>
  );
}

function Differs({ children }: { readonly children: React.ReactNode }) {
  return (
    <Tag className="border-warn bg-warn-wash text-warn">
      <TriangleAlert size={12} aria-hidden />
      {children}
    </Tag>
  );
}

/** A total stated in a heading, with that of its units. */
export interface ComparedSum {
  readonly stated: StatedTotal;
  readonly read: Sum;
}

/** The totals that the text states for formations, keyed by their ids. */
export function comparedSums(
  formations: readonly FormationNode[],
  stated: readonly StatedTotal[],
): ReadonlyMap<string, ComparedSum> {
  const byId = new Map(stated.map((each) => [each.of, each]));
  return new Map(
    formationsUnder(formations).flatMap((each) => {
      const sum = byId.get(each.id);
      return sum ? [[each.id, { stated: sum, read: sumOf([each]) }] as const] : [];
    }),
  );
}

/** The total in a formation's heading, if that of its units differs. */
export function StatedMark({ stated, read }: ComparedSum) {
  const t = useTranslations("orderOfBattle.paste");
  const { number } = useUnitWords();
  const isOff = (what: "men" | "guns") => stated[what] !== null && stated[what] !== read[what];
  return (
    <>
      {(["men", "guns"] as const).filter(isOff).map((what) => (
        <Differs key={what}>
          {t(`differs.${what}`, {
            stated: number(stated[what] ?? 0),
            read: number(read[what]),
          })}
        </Differs>
      ))}
    </>
  );
}
