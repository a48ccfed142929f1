/** The wars this library is about; other years stand only in the fields. */
const FIRST = 1792;
const LAST = 1815;

export interface YearChartProps {
  readonly counts: Readonly<Record<string, number>>;
  readonly from: number | null;
  readonly to: number | null;
}

/** How many works there are of each year, as bars; those inside the chosen years are dark. */
export function YearChart({ counts, from, to }: YearChartProps) {
  const years = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index);
  const most = Math.max(1, ...years.map((year) => counts[year] ?? 0));
  return (
    <div className="years" aria-hidden>
      {years.map((year) => (
        <i
          key={year}
          title={`${year}: ${counts[year] ?? 0}`}
          className={(from ?? FIRST) <= year && year <= (to ?? LAST) ? "on" : undefined}
          style={{ height: `${Math.max(2, ((counts[year] ?? 0) / most) * 100)}%` }}
        />
      ))}
    </div>
  );
}
