import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { ArmyBook } from "../army-book";
import type { BookEntry } from "../book-entry";
import { armOf } from "../figures";
import { type ArmyBookFinding, bookFinding } from "../finding";

/** Ranges of small arms, equal to the depth of the zone of control [2.7]. */
const USUAL_RANGE_CM = { least: 5, most: 10 } as const;
/** [9.2] */
const USUAL_CANISTER_CM = { least: 10, most: 15 } as const;
/** [9.4] */
const USUAL_LOADS = { least: 2, most: 4 } as const;
/** Dice added by canister, and those for regimental 3- and 4-pounders [9.3]. */
const CANISTER_BONUS = { guns: 3, regimentalGuns: 1 } as const;

/** Findings about figures that differ from the statistics in the rules [2.4, 2.7, 2.8, 9.2–9.4]. Missing figures are another check's. */
export function checkProfiles(book: ArmyBook): ArmyBookFinding[] {
  return book.entries.flatMap((entry, i) => {
    const path = `/entries/${i}/profile`;
    return [
      ...speedFaults(entry, path),
      ...(armOf(entry) === "artillery" ? gunFaults(entry, path) : smallArmsFaults(entry, path)),
      ...shrapnelFaults(book, entry, path),
    ];
  });
}

function speedFaults(entry: BookEntry, path: string): ArmyBookFinding[] {
  const { moveLineCm: line, moveColumnCm: column } = entry.profile;
  if (line === null || column === null) return [];
  const at = `${path}/moveColumnCm`;
  if (armOf(entry) === "cavalry") {
    return line === column ? [] : [bookFinding(at, "cavalry-of-two-speeds", { line, column })];
  }
  return column < line ? [bookFinding(at, "column-slower-than-line", { line, column })] : [];
}

function smallArmsFaults(entry: BookEntry, path: string): ArmyBookFinding[] {
  const { rangeCm, ammunition } = entry.profile;
  const arm = armOf(entry);
  return [
    ...(rangeCm !== null && rangeCm > 0 && outside(rangeCm, USUAL_RANGE_CM)
      ? [bookFinding(`${path}/rangeCm`, "range-unusual", { range: rangeCm })]
      : []),
    ...(ammunition !== null && arm !== null
      ? [bookFinding(`${path}/ammunition`, "loads-of-no-battery")]
      : []),
  ];
}

function gunFaults(entry: BookEntry, path: string): ArmyBookFinding[] {
  const { ammunition: loads, canisterRangeCm: range, canisterBonus: dice } = entry.profile;
  const due = isRegimental(entry) ? CANISTER_BONUS.regimentalGuns : CANISTER_BONUS.guns;
  return [
    ...(loads !== null && outside(loads, USUAL_LOADS)
      ? [bookFinding(`${path}/ammunition`, "loads-unusual", { loads })]
      : []),
    ...(range !== null && outside(range, USUAL_CANISTER_CM)
      ? [bookFinding(`${path}/canisterRangeCm`, "canister-range-unusual", { range })]
      : []),
    ...(dice !== null && dice !== due
      ? [bookFinding(`${path}/canisterBonus`, "canister-unlike-table", { dice, due })]
      : []),
  ];
}

function isRegimental({ unitKind, traits }: BookEntry): boolean {
  if (traits.includes("regimental-artillery")) return true;
  return unitKind !== null && WAGOMIAR[unitKind].traits.includes("regimental");
}

/** Only the British have shrapnel [9.2]. */
function shrapnelFaults(book: ArmyBook, entry: BookEntry, path: string): ArmyBookFinding[] {
  const hasShrapnel = entry.traits.includes("shrapnel") || entry.profile.shrapnelRangeCm !== null;
  if (!hasShrapnel || book.nation === null || book.nation === "britain") return [];
  return [bookFinding(`${path}/shrapnelRangeCm`, "shrapnel-not-british")];
}

function outside(figure: number, { least, most }: { least: number; most: number }): boolean {
  return figure < least || figure > most;
}
