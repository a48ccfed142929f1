import { basePoints, statusPoints } from "@/lib/rules/bogowie-wojny/points";
import { ARMY_BOOKS } from "@/lib/rules/bogowie-wojny/tables/army-books";
import { BATTERY_BASES, USUAL_REGIMENT_BASES } from "@/lib/rules/bogowie-wojny/tables/bases";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { BookEntry } from "../../book/book-entry";
import type { ArmyList, Regiment } from "../army-list";
import { type ArmyListFinding, findingAt } from "../finding";
import {
  entriesOf,
  entryOf,
  isMilitia,
  isStatusBarred,
  isVeteran,
  isVeteranAlready,
  mayBecomeElite,
} from "../regiment-traits";

/** Checks each regiment by itself: nation, size and statuses [13.2, 13.3, 2.2]. */
export function checkRegiments(list: ArmyList): ArmyListFinding[] {
  const namesSeen = new Set<string>();
  const entries = entriesOf(list);
  return list.formations.flatMap((formation, i) =>
    formation.regiments.flatMap((regiment, j) => {
      const path = `/formations/${i}/regiments/${j}`;
      const entry = entryOf(regiment, entries);
      return [
        ...checkKind(list, regiment, path),
        ...checkSize(regiment, entry, path),
        ...checkStatus(list, { regiment, entry }, path),
        ...(isCalledAs(regiment, entry) ? [] : checkOnce(regiment, path, namesSeen)),
      ];
    }),
  );
}

function checkKind(list: ArmyList, regiment: Regiment, path: string): ArmyListFinding[] {
  const { unitKind } = regiment;
  const findings: ArmyListFinding[] = [];
  const isOfBook = list.book !== null && regiment.entryId !== null;
  if (!isOfBook && !ARMY_BOOKS[list.nation].includes(unitKind)) {
    findings.push(
      findingAt(`${path}/unitKind`, "kind-not-of-nation", { unitKind, nation: list.nation }),
    );
  }
  const price = WAGOMIAR[unitKind].inferred;
  if (price !== undefined) {
    const points = list.format.inferredPrices[price];
    findings.push(findingAt(`${path}/unitKind`, "price-inferred", { unitKind, points }));
  }
  if (unitKind === "militia-cavalry") {
    const points = basePoints(unitKind, list.format);
    findings.push(findingAt(`${path}/unitKind`, "militia-cavalry-price", { unitKind, points }));
  }
  return findings;
}

/** Checks sizes: a battery has one base; a regiment has the size of its entry, or else the usual size [2.2]. */
function checkSize(
  regiment: Regiment,
  entry: BookEntry | undefined,
  path: string,
): ArmyListFinding[] {
  const { bases, unitKind } = regiment;
  if (WAGOMIAR[unitKind].arm === "artillery") {
    return bases === BATTERY_BASES
      ? []
      : [findingAt(`${path}/bases`, "battery-of-several-bases", { bases })];
  }
  if (entry?.regimentBases) return [];
  const { least, most } = USUAL_REGIMENT_BASES;
  return bases < least || bases > most
    ? [findingAt(`${path}/bases`, "regiment-size-unusual", { bases, least, most })]
    : [];
}

/** A regiment and the entry it was chosen from, if any. */
interface Chosen {
  readonly regiment: Regiment;
  readonly entry: BookEntry | undefined;
}

function checkStatus(list: ArmyList, chosen: Chosen, path: string): ArmyListFinding[] {
  const { regiment, entry } = chosen;
  const { veteran, elite } = regiment;
  const { readings } = list.format;
  if (isStatusBarred(regiment, entry, readings) && (veteran !== "no" || elite)) {
    return [findingAt(`${path}/${veteran === "no" ? "elite" : "veteran"}`, "landwehr-status")];
  }
  return [
    ...(veteran !== "no" && isMilitia(regiment, entry)
      ? [findingAt(`${path}/veteran`, "militia-status")]
      : checkVeteran(list, chosen, `${path}/veteran`)),
    ...(elite ? checkElite(list, chosen, `${path}/elite`) : []),
  ];
}

/** Checks that exactly those regiments are veterans for free whose statistics say so [2.3, 13.3]. */
function checkVeteran(
  { format: { readings } }: ArmyList,
  { regiment, entry }: Chosen,
  path: string,
): ArmyListFinding[] {
  const { unitKind, veteran } = regiment;
  const isAlready = isVeteranAlready(regiment, entry, readings);
  if (veteran === "bought" && isAlready) {
    if (readings.veteranAgain === "free") return [];
    const points = statusPoints(regiment, readings);
    return [findingAt(path, "veteran-already", { unitKind, points })];
  }
  const isClaimed = veteran === "own" && !isAlready && entry !== undefined;
  return isClaimed ? [findingAt(path, "status-not-in-book", { status: "veteran" })] : [];
}

function checkElite(
  { format: { readings } }: ArmyList,
  { regiment, entry }: Chosen,
  path: string,
): ArmyListFinding[] {
  if (!mayBecomeElite(regiment, entry)) return [findingAt(path, "elite-not-allowed")];
  if (readings.eliteStatus === "veterans" && !isVeteran(regiment, entry, readings)) {
    return [findingAt(path, "elite-needs-veteran")];
  }
  const isClaimed = entry !== undefined && !entry.traits.includes("may-become-elite");
  return isClaimed ? [findingAt(path, "status-not-in-book", { status: "elite" })] : [];
}

/**
 * Whether a regiment has its entry's name, which several may share. A historical entry counts too, since it is checked
 * elsewhere [13.2].
 */
function isCalledAs({ name }: Regiment, entry: BookEntry | undefined): boolean {
  return entry !== undefined && (entry.historical || Object.values(entry.names).includes(name));
}

/** Checks that a historical unit occurs once in an army; an empty name refers to no historical unit [13.2]. */
function checkOnce(regiment: Regiment, path: string, seen: Set<string>): ArmyListFinding[] {
  if (regiment.name === "") return [];
  const key = `${regiment.unitKind} ${regiment.name.toLocaleLowerCase()}`;
  if (seen.has(key)) return [findingAt(`${path}/name`, "unit-twice", { name: regiment.name })];
  seen.add(key);
  return [];
}
