import type { ArmyList, Regiment } from "@/lib/domain/bogowie-wojny/list/army-list";

/**
 * A second implementation of chapters 13.2–13.4, 11.9–11.10, 14.6 and 15.1 that shares no code with the service: kinds
 * are recognised by name, points are counted in halves, and each reading of the format is consulted where it matters.
 */
interface Ruling {
  /** In half points. */
  readonly units: number;
  readonly generals: number;
  readonly upgrades: number;
  readonly bases: number;
  readonly moraleNumber: number;
  readonly quarterLost: number;
  readonly halfLost: number;
  /** Codes of the list's faults, each as often as it occurs, in alphabetical order. */
  readonly faults: readonly string[];
}

/** The codes this umpire rules on. */
export const RULED_ON: ReadonlySet<string> = new Set([
  "units-over-limit",
  "upgrades-over-limit",
  "bases-over-limit",
  "artillery-over-limit",
  "artillery-over-share",
  "terrain-over-limit",
  "upgrade-over-maximum",
  "redraws-over-commanders",
  "trains-over-limit",
  "train-loads",
  "train-without-artillery",
  "ambushes-over-half",
  "ambushes-without-units",
  "morale-levels-over-value",
  "morale-beyond-highest",
  "general-missing",
  "general-of-other-arm",
  "extra-general-not-bought",
  "extra-general-idle",
  "historical-general",
  "battery-of-several-bases",
  "regiment-not-whole",
  "regiment-too-large",
  "militia-status",
  "landwehr-status",
  "veteran-already",
  "elite-not-allowed",
  "elite-needs-veteran",
  "status-not-in-book",
]);

/** Judges a list that contains units. */
export function rule(list: ArmyList): Ruling {
  const spent = spentHalves(list);
  const bases = sum(regiments(list).map((each) => each.bases));
  const { readings } = list.format;
  const value = armyValue(list);
  return {
    ...spent,
    bases,
    moraleNumber: Math.max(12, Math.ceil(value / 4)),
    quarterLost: readings.quarterLost === "up" ? Math.ceil(bases / 4) : Math.floor(bases / 4),
    halfLost: readings.halfLost === "up" ? Math.ceil(bases / 2) : Math.floor(bases / 2),
    faults: [
      ...overPoints(list),
      ...overBases(list),
      ...overUpgrades(list),
      ...overMorale(list),
      ...ambushes(list),
      ...generals(list),
      ...list.formations.flatMap((each) => each.regiments.flatMap((one) => faultsOf(list, one))),
    ].sort(),
  };
}

function regiments({ formations }: ArmyList): Regiment[] {
  return formations.flatMap((formation) => formation.regiments);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const isGun = (kind: string) => /pounder|howitzers|artillery/.test(kind);
const isHorse = (kind: string) => !isGun(kind) && /cavalry|lancers|cuirassiers/.test(kind);

/** Patterns of names and the price of a base in half points; later lines win [13.2]. */
const HALVES: readonly [RegExp, number][] = [
  [/^(light|line)-infantry$|^light-cavalry$|^lancers$/, 2],
  [/^line-cavalry$|^grenadiers$|^young-guard$|^vistula-legion$|^foot-[689]-/, 3],
  [/^foot-guard$|^guard-light-cavalry$|^cuirassiers$|^heavy-cavalry$|^horse-|^foot-12/, 4],
  [/^guard-(line|heavy|chevaulegers|foot|horse)/, 6],
  [/militia|landwehr|irregular|regimental|^foot-3-/, 1],
];

/** Prices missing from the rules, by their names in the format. */
const INFERRED: readonly [RegExp, keyof ArmyList["format"]["inferredPrices"]][] = [
  [/^foot-howitzers$/, "footHowitzers"],
  [/^horse-howitzers$/, "horseHowitzers"],
  [/^guard-howitzers$/, "guardHowitzers"],
  [/^foot-4-/, "foot4Pounder"],
  [/^horse-3-/, "horse3Pounder"],
  [/^vistula-lancers$/, "vistulaLancers"],
  [/^young-guard-artillery$/, "youngGuardGuns"],
];

function halvesOfBase(kind: string, { readings, inferredPrices }: ArmyList["format"]): number {
  if (kind === "militia-cavalry" && readings.militiaCavalryPrice === "cavalry-as-light") return 2;
  if (kind === "landwehr-cavalry" && readings.landwehrPrice === "cavalry-as-light") return 2;
  const inferred = INFERRED.find(([pattern]) => pattern.test(kind));
  if (inferred) return inferredPrices[inferred[1]] * 2;
  return HALVES.filter(([pattern]) => pattern.test(kind)).at(-1)?.[1] ?? Number.NaN;
}

const HALVES_OF_UPGRADE: Readonly<Record<string, number>> = {
  "extra-general": 6,
  "army-morale-level": 20,
  "built-up-2": 4,
  "linear-works": 4,
  redoubt: 8,
};

function spentHalves(list: ArmyList) {
  const { format } = list;
  const { readings } = format;
  const paidGenerals = list.formations.filter(
    ({ general }) => general !== null && general.source !== "extra",
  ).length;
  const paidCorps = readings.corpsCommanders === "one-point" ? list.corps.length : 0;
  const statuses = regiments(list).map(({ unitKind, bases, veteran, elite }) => {
    const isNamedVeteran =
      /guard|grenadiers/.test(unitKind) && readings.veteransByKind === "by-name";
    const isFree = readings.veteranAgain === "free" && isNamedVeteran;
    const bought = (veteran === "bought" && !isFree ? 1 : 0) + (elite ? 1 : 0);
    if (!isGun(unitKind)) return bought * bases * 2;
    return bought * 10 * (readings.batteryStatus === "five-a-battery" ? 1 : bases);
  });
  return {
    units: sum(regiments(list).map((one) => one.bases * halvesOfBase(one.unitKind, format))),
    generals: 2 * (paidGenerals + paidCorps),
    upgrades:
      sum(statuses) +
      sum(list.upgrades.map(({ upgrade, count }) => count * (HALVES_OF_UPGRADE[upgrade] ?? 2))),
  };
}

/** The army's value in half points [14.6]. */
function armyValue(list: ArmyList): number {
  const { units, generals: led, upgrades } = spentHalves(list);
  return units + led + (list.format.readings.armyValue === "with-upgrades" ? upgrades : 0);
}

function overPoints(list: ArmyList): string[] {
  const { unitPoints, upgradePoints, readings } = list.format;
  const { units, generals: led, upgrades } = spentHalves(list);
  const left = Math.max(0, unitPoints * 2 - units - led);
  const pool = upgradePoints * 2 + (readings.unspentUnitPoints === "to-upgrades" ? left : 0);
  return [
    ...(units + led > unitPoints * 2 ? ["units-over-limit"] : []),
    ...(upgrades > pool ? ["upgrades-over-limit"] : []),
  ];
}

function overBases(list: ArmyList): string[] {
  const { format, upgrades } = list;
  const { readings, maxBases, maxArtilleryBases, maxArtilleryPercent } = format;
  const trains = upgrades.filter(({ upgrade }) => upgrade === "ammunition-train").length;
  const works = upgrades.filter(({ upgrade }) => /works|redoubt/.test(upgrade));
  const counted =
    sum(regiments(list).map(({ bases }) => bases)) +
    (readings.trainBases === "counted" ? trains : 0) +
    (readings.workBases === "counted" ? sum(works.map(({ count }) => count)) : 0);
  const guns = regiments(list).filter(
    ({ unitKind }) =>
      isGun(unitKind) &&
      (readings.regimentalGuns === "counted" || unitKind !== "regimental-artillery"),
  );
  const sorts = [...new Set(guns.map(({ unitKind }) => unitKind))].map((kind) =>
    sum(guns.filter(({ unitKind }) => unitKind === kind).map(({ bases }) => bases)),
  );
  const allGuns = sum(sorts);
  const held = readings.artilleryNumber === "of-each-sort" ? Math.max(0, ...sorts) : allGuns;
  const isOverNumber = maxArtilleryBases !== null && held > maxArtilleryBases;
  // Avoids division: a share of p per cent is observed if 100 × guns is at most p × bases.
  const spare = readings.artilleryShare === "rounded-up" ? 99 : 0;
  const isOverShare =
    maxArtilleryPercent !== null && allGuns * 100 > counted * maxArtilleryPercent + spare;
  return [
    ...(maxBases !== null && counted > maxBases ? ["bases-over-limit"] : []),
    ...(isOverNumber ? ["artillery-over-limit"] : []),
    ...(isOverShare && !isOverNumber ? ["artillery-over-share"] : []),
  ];
}

const bought = ({ upgrades }: ArmyList, pattern: RegExp): number =>
  sum(upgrades.filter(({ upgrade }) => pattern.test(upgrade)).map(({ count }) => count));

function overUpgrades(list: ArmyList): string[] {
  const { readings, maxTerrainPieces } = list.format;
  const terrain = bought(list, /^built-up|ground$|^wood$|^hill$/);
  const works = readings.worksAsTerrain === "counted" ? bought(list, /works|redoubt/) : 0;
  const once = readings.repeatedUpgrades === "none" ? ["first-i", "seize-i", "delay-a"] : [];
  const repeated = ["providence", ...once].filter((name) => bought(list, new RegExp(name)) > 1);
  return [
    ...(terrain + works > maxTerrainPieces ? ["terrain-over-limit"] : []),
    ...repeated.map(() => "upgrade-over-maximum"),
    ...overRedraws(list),
    ...overTrains(list),
  ];
}

function overRedraws(list: ArmyList): string[] {
  if (list.format.readings.redraws === "any-number") return [];
  const drawn = [
    list.commander,
    ...list.corps.map(({ commander }) => commander),
    ...list.formations.flatMap(({ general }) => (general ? [general] : [])),
  ].filter(({ source }) => source !== "historical").length;
  const idle = Math.max(0, bought(list, /extra-general/) - extrasInPlace(list));
  return bought(list, /redraw/) > drawn + idle ? ["redraws-over-commanders"] : [];
}

function extrasInPlace({ formations }: ArmyList): number {
  return formations.filter(({ general }) => general?.source === "extra").length;
}

function overTrains(list: ArmyList): string[] {
  const trains = list.upgrades.filter(({ upgrade }) => upgrade === "ammunition-train");
  const isSold = (loads: number) =>
    loads > 8
      ? list.format.readings.trainLoads === "any-above-eight" || loads % 2 === 0
      : loads % 2 === 0;
  const hasGuns = regiments(list).some(({ unitKind }) => isGun(unitKind));
  return [
    ...trains.filter(({ count }) => !isSold(count)).map(() => "train-loads"),
    ...(trains.length > (list.corps.length || 1) ? ["trains-over-limit"] : []),
    ...(trains.length > 0 && !hasGuns ? ["train-without-artillery"] : []),
  ];
}

/** There are two levels to rise by: normal, high, very high [11.9]. */
function overMorale(list: ArmyList): string[] {
  const { readings } = list.format;
  const { units, generals: led, upgrades } = spentHalves(list);
  const halves = readings.levelsValue === "army-value" ? armyValue(list) : units + led + upgrades;
  const levels = bought(list, /morale/);
  const isCapped = readings.levelsBeyondHighest === "barred" && halves >= 60;
  if (isCapped) return levels > 2 ? ["morale-beyond-highest"] : [];
  return levels * 20 > halves ? ["morale-levels-over-value"] : [];
}

function ambushes(list: ArmyList): string[] {
  const { readings } = list.format;
  const laid = bought(list, /ambush/);
  const units = regiments(list).filter(
    ({ unitKind }) => readings.ambushUnits === "regiments-and-batteries" || !isGun(unitKind),
  ).length;
  if (laid * 2 > units) return ["ambushes-over-half"];
  const able = regiments(list).filter((regiment) => mayHide(list, regiment)).length;
  return laid > able ? ["ambushes-without-units"] : [];
}

function mayHide(list: ArmyList, { unitKind, entryId }: Regiment): boolean {
  const { lancersInAmbush, mixedInAmbush } = list.format.readings;
  const entry = list.bookEntries.find(({ id }) => id === entryId);
  if (entry?.traits.includes("light-infantry") && mixedInAmbush === "allowed") return true;
  if (/lancers/.test(unitKind)) return lancersInAmbush === "allowed";
  return /^light-|^guard-light-|irregular/.test(unitKind);
}

function generals(list: ArmyList): string[] {
  const { singleDivision, generalArm, historicalGeneral } = list.format.readings;
  const each = list.formations.flatMap((formation) => {
    const { general, corpsId, level, regiments: troops } = formation;
    const beside = list.formations.filter(
      (other) => corpsId === null || other.corpsId === corpsId,
    ).length;
    const isAlone = level === "division" && beside === 1;
    if (general === null) {
      return isAlone && singleDivision === "no-general-needed" ? [] : ["general-missing"];
    }
    if (general.source === "historical") {
      const isBound = historicalGeneral === "whole-division";
      return isBound && !isWholeDivision(list, formation) ? ["historical-general"] : [];
    }
    if (general.source === "extra" || generalArm === "any") return [];
    const foot = troops.some(({ unitKind }) => !isGun(unitKind) && !isHorse(unitKind));
    const horse = troops.some(({ unitKind }) => isHorse(unitKind));
    const isOther = general.kind === "infantry" ? horse && !foot : foot && !horse;
    return isOther ? ["general-of-other-arm"] : [];
  });
  const extra = extrasInPlace(list) - bought(list, /extra-general/);
  if (extra > 0) each.push("extra-general-not-bought");
  if (extra < 0) each.push("extra-general-idle");
  return each;
}

/** Whether the formation contains all regiments of the historical division, under its historical commander [13.2]. */
function isWholeDivision(list: ArmyList, formation: ArmyList["formations"][number]): boolean {
  const body = list.bookFormations.find(({ id }) => id === formation.historicalId);
  return (
    body !== undefined &&
    body.commander === formation.general?.name &&
    body.regiments.every(({ entryId, name, bases }) =>
      formation.regiments.some(
        (one) =>
          one.entryId === entryId && one.name === name && (bases === null || one.bases === bases),
      ),
    )
  );
}

function faultsOf(list: ArmyList, regiment: Regiment): string[] {
  return [...sizeFaults(list, regiment), ...statusFaults(list, regiment)];
}

function sizeFaults(list: ArmyList, { unitKind, bases, entryId }: Regiment): string[] {
  const size = list.bookEntries.find(({ id }) => id === entryId)?.regimentBases;
  const isBound = size && list.format.readings.wholeRegiments === "required";
  return [
    ...(isGun(unitKind) && bases !== 1 ? ["battery-of-several-bases"] : []),
    ...(isBound && bases < size.least ? ["regiment-not-whole"] : []),
    ...(isBound && bases > size.most ? ["regiment-too-large"] : []),
  ];
}

function statusFaults(list: ArmyList, regiment: Regiment): string[] {
  const { unitKind, veteran, elite, entryId } = regiment;
  const { readings } = list.format;
  const entry = list.bookEntries.find(({ id }) => id === entryId);
  const isMarked = veteran !== "no" || elite;
  if (isMarked && /^landwehr/.test(unitKind) && readings.landwehrStatus === "barred") {
    return ["landwehr-status"];
  }
  const isVeteran = /guard|grenadiers/.test(unitKind) && readings.veteransByKind === "by-name";
  const isBarred = veteran !== "no" && /^militia/.test(unitKind);
  return [
    ...(isBarred ? ["militia-status"] : []),
    ...(veteran === "bought" && isVeteran && readings.veteranAgain === "charged"
      ? ["veteran-already"]
      : []),
    ...(veteran === "own" && !isVeteran && !isBarred && entry ? ["status-not-in-book"] : []),
    ...(elite ? eliteFaults(list, regiment) : []),
  ];
}

function eliteFaults(list: ArmyList, regiment: Regiment): string[] {
  const { unitKind, veteran, mayBecomeElite, entryId } = regiment;
  const { eliteStatus, veteransByKind } = list.format.readings;
  const entry = list.bookEntries.find(({ id }) => id === entryId);
  const isInBook = entry?.traits.includes("may-become-elite") ?? false;
  if (!mayBecomeElite && !isInBook) return ["elite-not-allowed"];
  const isVeteran =
    veteran !== "no" || (/guard|grenadiers/.test(unitKind) && veteransByKind === "by-name");
  if (eliteStatus === "veterans" && !isVeteran) {
    return ["elite-needs-veteran"];
  }
  return entry && !isInBook ? ["status-not-in-book"] : [];
}
