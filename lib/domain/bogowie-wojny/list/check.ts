import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { artilleryShareCap, hasTrait, upgradePool } from "@/lib/rules/bogowie-wojny/limits";
import { VANGUARD_MOST_BASES } from "@/lib/rules/bogowie-wojny/tables/bases";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { type AcceptedFinding, siftFindings } from "../../document/accepted-findings";
import { foldText } from "../../document/fold-text";
import { yearsMeet } from "../../document/years";
import type { ArmyFormation, ArmyList, PinnedLink, Regiment } from "./army-list";
import { checkBrigades } from "./checks/brigades";
import { checkCommanders } from "./checks/commanders";
import { checkEntries } from "./checks/entries";
import { checkHistory } from "./checks/history";
import { checkRegiments } from "./checks/regiments";
import { checkUpgrades } from "./checks/upgrades";
import { type ArmyListFinding, findingAt } from "./finding";
import { entriesOf, entryName, entryOf, foldedNames } from "./regiment-traits";
import { type ArmyListSummary, regimentsById, summarize } from "./totals";

/** The totals of a list, its findings, and those its player has accepted. */
export interface ArmyListReport {
  readonly summary: ArmyListSummary;
  readonly findings: ArmyListFinding[];
  readonly accepted: AcceptedFinding<ArmyListFinding>[];
}

interface Asked {
  readonly list: ArmyList;
  readonly entries: ReturnType<typeof entriesOf>;
  /** Names of banned entries, folded. */
  readonly banned: ReadonlySet<string>;
}

/**
 * Checks a list against chapter XIII and other rules that concern an army [2.2, 7.9, 9.9, 11.9, 13.1–13.4, 14.6, 15.1].
 * Findings the player has accepted are listed separately.
 */
export function checkArmyList(list: ArmyList): ArmyListReport {
  const summary = summarize(list);
  const all = [
    ...checkBudget(list, summary),
    ...checkScale(list, summary),
    ...checkFormatRules(list),
    ...checkCommanders(list),
    ...checkHistory(list),
    ...checkRegiments(list),
    ...checkEntries(list),
    ...checkAdmitted(list),
    ...checkBrigades(list),
    ...checkRegimentalGuns(list),
    ...checkUpgrades(list, summary),
  ];
  return { summary, ...siftFindings(list, all) };
}

/** Checks the limits of points and bases [13.2]. */
function checkBudget(list: ArmyList, summary: ArmyListSummary): ArmyListFinding[] {
  return [
    ...(summary.bases.total === 0 ? [findingAt("/formations", "no-units")] : []),
    ...checkPoints(list, summary),
    ...checkBases(summary),
    ...checkArtillery(list, summary),
    ...notePointsLeft(list, summary),
  ];
}

function checkPoints(list: ArmyList, { points }: ArmyListSummary): ArmyListFinding[] {
  const fielded = points.units + points.generals;
  const findings: ArmyListFinding[] = [];
  if (fielded > points.unitsLimit) {
    findings.push(
      findingAt("/formations", "units-over-limit", {
        points: fielded,
        limit: points.unitsLimit,
        over: fielded - points.unitsLimit,
      }),
    );
  }
  const pool = upgradePool(list.format, fielded);
  if (points.upgrades > pool) {
    findings.push(
      findingAt("/upgrades", "upgrades-over-limit", {
        points: points.upgrades,
        limit: pool,
        over: points.upgrades - pool,
      }),
    );
  }
  return findings;
}

function checkBases({ bases, counted }: ArmyListSummary): ArmyListFinding[] {
  if (bases.limit === null || counted.bases <= bases.limit) return [];
  return [
    findingAt("/formations", "bases-over-limit", {
      bases: counted.bases,
      limit: bases.limit,
      over: counted.bases - bases.limit,
    }),
  ];
}

/** Checks the number and the share of guns; a list that exceeds both gets the finding for the number [13.2]. */
function checkArtillery({ format }: ArmyList, summary: ArmyListSummary): ArmyListFinding[] {
  const { counted } = summary;
  const number = format.maxArtilleryBases;
  if (number !== null && counted.artilleryNumber > number) {
    const params = { bases: counted.artilleryNumber, limit: number };
    return [findingAt("/formations", "artillery-over-limit", params)];
  }
  const share = artilleryShareCap(format, counted.bases);
  if (share === null || counted.artilleryShare <= share) return [];
  return [
    findingAt("/formations", "artillery-over-share", {
      bases: counted.artilleryShare,
      limit: share,
      total: counted.bases,
      percent: format.maxArtilleryPercent ?? 0,
    }),
  ];
}

/** Reports unspent points: upgrade points are lost, unit points may still buy upgrades. */
function notePointsLeft(list: ArmyList, { points }: ArmyListSummary): ArmyListFinding[] {
  const left = upgradePool(list.format, points.units + points.generals) - points.upgrades;
  const units = Math.max(0, points.unitsLimit - points.units - points.generals);
  return left > 0 && points.units > 0
    ? [findingAt("/format", "points-left", { left, units: Math.min(units, left) })]
    : [];
}

/** Checks the restrictions set by the organisers of a game: years, kinds of unit, entries, upgrades [13.2]. */
function checkFormatRules(list: ArmyList): ArmyListFinding[] {
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

/** Checks that regimental guns accompany an infantry regiment of their own formation [9.9]. */
function checkRegimentalGuns(list: ArmyList): ArmyListFinding[] {
  const all = regimentsById(list);
  return list.formations.flatMap((formation, i) =>
    formation.regiments.flatMap((regiment, j) =>
      checkGuns(regiment, formation, all).map((finding) => ({
        ...finding,
        path: `/formations/${i}/regiments/${j}/followsRegimentId`,
      })),
    ),
  );
}

function checkGuns(
  guns: Regiment,
  formation: ArmyFormation,
  all: ReadonlyMap<string, Regiment>,
): ArmyListFinding[] {
  const followed = guns.followsRegimentId;
  if (!hasTrait(guns.unitKind, "regimental")) {
    return followed === null ? [] : [findingAt("", "follows-but-not-regimental")];
  }
  if (followed === null) return [findingAt("", "guns-without-regiment")];
  const regiment = all.get(followed);
  if (regiment === undefined) return [findingAt("", "guns-follow-unknown", { id: followed })];
  if (WAGOMIAR[regiment.unitKind].arm !== "infantry") {
    return [findingAt("", "guns-follow-no-infantry")];
  }
  return formation.regiments.includes(regiment)
    ? []
    : [findingAt("", "guns-follow-other-formation")];
}

/**
 * Checks what depends on the size of a battle: vanguards up to twenty bases, above that corps and armies on larger
 * tables [3.1, 13.1].
 */
function checkScale(list: ArmyList, { bases }: ArmyListSummary): ArmyListFinding[] {
  return [...checkOrganisation(list, bases.total), ...checkTable(list, bases.total)];
}

function checkOrganisation({ corps, formations }: ArmyList, bases: number): ArmyListFinding[] {
  if (corps.length === 0) {
    const params = { bases, most: VANGUARD_MOST_BASES };
    return bases > VANGUARD_MOST_BASES
      ? [findingAt("/formations", "larger-than-vanguard", params)]
      : [];
  }
  return formations.flatMap(({ corpsId }, i) =>
    corpsId === null ? [findingAt(`/formations/${i}/corpsId`, "formation-outside-corps")] : [],
  );
}

function checkTable({ format }: ArmyList, bases: number): ArmyListFinding[] {
  const { tableWidthCm, tableDepthCm } = format;
  const isSmall =
    tableWidthCm <= FORMAT_32_8.tableWidthCm && tableDepthCm <= FORMAT_32_8.tableDepthCm;
  if (bases <= VANGUARD_MOST_BASES || !isSmall) return [];
  return [
    findingAt("/format", "table-small", { bases, widthCm: tableWidthCm, depthCm: tableDepthCm }),
  ];
}

/** Historical bodies and commanders of another book need a link that admits them [13.2]. */
function checkAdmitted(list: ArmyList): ArmyListFinding[] {
  if (list.bookLinks.length === 0) return [];
  return [
    ...list.formations.flatMap(({ historicalId, general }, i) => [
      ...checkBody(list, historicalId, `/formations/${i}/historicalId`),
      ...checkCommander(list, general?.commanderId, `/formations/${i}/general`),
    ]),
    ...list.corps.flatMap(({ historicalId, commander }, i) => [
      ...checkBody(list, historicalId, `/corps/${i}/historicalId`),
      ...checkCommander(list, commander.commanderId, `/corps/${i}/commander`),
    ]),
    ...checkCommander(list, list.commander.commanderId, "/commander"),
  ];
}

function checkBody(list: ArmyList, historicalId: string | null, path: string): ArmyListFinding[] {
  const body = list.bookFormations.find(({ id }) => id === historicalId);
  const link = linkOf(list, body?.from);
  if (body === undefined || link === undefined || link.bodies) return [];
  const { names } = body;
  const name = names[list.language] || names.pl || names.en || names.da;
  return [findingAt(path, "body-not-admitted", { name, book: link.book.title })];
}

/** A commander needs a link that admits commanders, or one that admits bodies and a body under that commander. */
function checkCommander(
  list: ArmyList,
  commanderId: string | undefined,
  path: string,
): ArmyListFinding[] {
  const commander = list.bookCommanders.find(({ id }) => id === commanderId);
  const link = linkOf(list, commander?.from);
  if (commander === undefined || link === undefined || link.commanders) return [];
  const { name } = commander;
  const isWithBody =
    link.bodies &&
    list.bookFormations.some((body) => body.from?.linkId === link.id && body.commander === name);
  return isWithBody
    ? []
    : [findingAt(path, "commander-not-admitted", { name, book: link.book.title })];
}

function linkOf(
  { bookLinks }: ArmyList,
  from: { readonly linkId: string } | undefined,
): PinnedLink | undefined {
  return from && bookLinks.find(({ id }) => id === from.linkId);
}
