import { foldText } from "../../../document/fold-text";
import { yearsMeet } from "../../../document/years";
import type { ArmyList, Regiment } from "../army-list";
import { type ArmyListFinding, findingAt } from "../finding";
import { entriesOf, entryName, entryOf, foldedNames } from "../regiment-traits";

/** Checks the restrictions set by the organisers of a game: years, kinds of unit, entries, upgrades [13.2]. */
export function checkFormatRules(list: ArmyList): ArmyListFinding[] {
  return [...checkYear(list), ...checkBannedUnits(list), ...checkBannedUpgrades(list)];
}

function checkYear({ format: { years }, year }: ArmyList): ArmyListFinding[] {
  if (years === null) return [];
  const params = { from: years.from, to: years.to };
  if (year === null) return [findingAt("/year", "year-missing", params)];
  return year < years.from || year > years.to
    ? [findingAt("/year", "year-outside-format", { year, ...params })]
    : [];
}

function checkBannedUnits(list: ArmyList): ArmyListFinding[] {
  const { years, bans } = list.format;
  if (years === null && bans.unitKinds.length === 0 && bans.entries.length === 0) return [];
  const asked = { list, entries: entriesOf(list), banned: new Set(bans.entries.map(foldText)) };
  return list.formations.flatMap(({ regiments }, i) =>
    regiments.flatMap((regiment, j) =>
      checkBannedUnit(regiment, `/formations/${i}/regiments/${j}`, asked),
    ),
  );
}

interface Asked {
  readonly list: ArmyList;
  readonly entries: ReturnType<typeof entriesOf>;
  /** Names of banned entries, folded. */
  readonly banned: ReadonlySet<string>;
}

function checkBannedUnit(
  regiment: Regiment,
  path: string,
  { list, entries, banned }: Asked,
): ArmyListFinding[] {
  const { years, bans } = list.format;
  const { unitKind } = regiment;
  const findings: ArmyListFinding[] = [];
  if (bans.unitKinds.includes(unitKind)) {
    findings.push(findingAt(`${path}/unitKind`, "kind-banned", { unitKind }));
  }
  const entry = entryOf(regiment, entries);
  const name = entry === undefined ? regiment.name : entryName(entry, list.language);
  const names = entry === undefined ? [] : foldedNames(entry);
  if (banned.size > 0 && [foldText(regiment.name), ...names].some((each) => banned.has(each))) {
    findings.push(findingAt(path, "entry-banned", { name }));
  }
  if (years !== null && entry?.years && !yearsMeet(entry.years, years)) {
    const params = { name, from: years.from, to: years.to };
    findings.push(findingAt(`${path}/entryId`, "entry-outside-years", params));
  }
  return findings;
}

function checkBannedUpgrades({ upgrades, formations, format }: ArmyList): ArmyListFinding[] {
  const { bans } = format;
  const leads = formations.findIndex(({ general }) => general?.source === "extra");
  const bought = upgrades.flatMap(({ upgrade }, i) =>
    bans.upgrades.includes(upgrade)
      ? [findingAt(`/upgrades/${i}`, "upgrade-banned", { upgrade })]
      : [],
  );
  const isLeadBanned = leads >= 0 && bought.length === 0 && bans.upgrades.includes("extra-general");
  return isLeadBanned
    ? [findingAt(`/formations/${leads}/general`, "upgrade-banned", { upgrade: "extra-general" })]
    : bought;
}
