import type { Issue } from "@/lib/domain/document/error-code";
import { below } from "@/lib/domain/document/pointer";
import type { Circumstance, Impossible } from "@/lib/rules/bogowie-wojny/circumstance";
import type { Arm } from "@/lib/rules/bogowie-wojny/unit-kind";

/** A party and the place of its circumstances in the question. */
export interface NamingParty {
  readonly party: string;
  readonly arm: Arm | null;
  readonly rows: readonly string[];
}

/** Faults in the circumstances of a party: unknown, repeated, belonging to another party, or excluding each other. */
export function issuesOfRows(named: NamingParty, table: readonly Circumstance[]): Issue[] {
  return named.rows.flatMap((id, i) => {
    const found = faultOfRow({ ...named, rows: named.rows.slice(0, i) }, id, table);
    return found ? [{ path: placeOf(named.party, i), ...found }] : [];
  });
}

/** Circumstances that by the rules exclude each other, each pair reported at its second one. */
export function issuesOfPairs(
  parties: readonly NamingParty[],
  pairs: readonly Impossible[],
): Issue[] {
  return pairs.flatMap(({ one, other, chapter }) => {
    const firsts = namedAmong(parties, one);
    return namedAmong(parties, other).flatMap(({ path, row }) =>
      firsts.slice(0, 1).map((first) => ({
        path,
        code: "not-possible",
        message: `"${first.row}" does not work beside "${row}" [${chapter}]; leave one out.`,
      })),
    );
  });
}

/** The JSON Pointer of the i-th circumstance of a party. */
export function placeOf(party: string, index: number): string {
  return below(below(`/${party}`, "rows"), index);
}

function namedAmong(parties: readonly NamingParty[], { party, rows }: Impossible["one"]) {
  return parties
    .filter((each) => each.party === party)
    .flatMap((each) => each.rows.map((row, i) => ({ row, path: placeOf(party, i) })))
    .filter(({ row }) => rows.includes(row));
}

function faultOfRow(
  { party, arm, rows }: NamingParty,
  id: string,
  table: readonly Circumstance[],
): Pick<Issue, "code" | "message"> | null {
  const row = table.find((each) => each.id === id);
  if (!row) return { code: "unknown-row", message: `There is no circumstance "${id}".` };
  if (rows.includes(id)) {
    return { code: "repeated-row", message: `"${id}" is named twice; name it once.` };
  }
  if (!row.parties.includes(party)) {
    const whose = row.parties.join(" or ");
    return { code: "row-of-other-party", message: `"${id}" is said of the ${whose}.` };
  }
  if (arm !== null && row.arms && !row.arms.includes(arm)) {
    const whose = row.arms.join(" or ");
    return { code: "other-arm", message: `"${id}" is said of ${whose} alone, not of ${arm}.` };
  }
  const rival = rows.find((each) => isRival(row, each, table));
  if (!rival) return null;
  const message = `"${id}" and "${rival}" exclude each other; choose one.`;
  return { code: "exclusive-rows", message };
}

function isRival({ group }: Circumstance, other: string, table: readonly Circumstance[]): boolean {
  return group !== undefined && table.some(({ id, group: its }) => id === other && its === group);
}
