import { regimentPoints } from "@/lib/rules/bogowie-wojny/points";
import type { ArmyFormation, ArmyList, General, Regiment } from "../army-list";
import { newArmyList } from "../new-army-list";
import { statusCost } from "../regiment-traits";
import { formationPoints, summarize } from "../totals";
import {
  doubt,
  type ReadArmy,
  type ReadFormation,
  type ReadingDoubt,
  type ReadList,
  type ReadRegiment,
} from "./read-army";

/** The list of an army that was read, and its doubts: what the roster's own figures contradict, too. */
export function buildList(army: ReadArmy): ReadList {
  const { title, language, nation, year, format } = army;
  const bare: ArmyList = {
    ...newArmyList({ title, language, nation, year, format, divisionId: "f1" }),
    notes: army.notes,
    commander: army.commander,
    corps: army.corps.map((corps, i) => ({ id: `c${i + 1}`, historicalId: null, ...corps })),
    upgrades: army.upgrades.map((bought, i) => ({ id: `u${i + 1}`, secret: false, ...bought })),
    formations: [],
  };
  const built = army.formations.map((formation, i) => buildFormation(formation, i + 1, bare));
  const alone = { ...bare, formations: built.map(({ formation }) => formation) };
  const { list, lost } = withCompanions(alone, army);
  return {
    list,
    doubts: [
      ...army.doubts,
      ...(army.corps.length > 0 ? [doubt("no-corps")] : []),
      ...built.flatMap(({ doubts }) => doubts),
      ...lost,
      ...contradictions(list, army),
    ],
  };
}

interface Built {
  readonly formation: ArmyFormation;
  readonly doubts: readonly ReadingDoubt[];
}

function buildFormation(read: ReadFormation, number: number, list: ArmyList): Built {
  const id = `f${number}`;
  const brigades = [...new Set(read.regiments.map(({ brigade }) => brigade))].filter(Boolean);
  const brigadeId = (name: string) => (name === "" ? null : `${id}-b${brigades.indexOf(name) + 1}`);
  const regiments = read.regiments.map((regiment, i) => ({
    ...buildRegiment(regiment, `${id}-r${i + 1}`, list),
    brigadeId: brigadeId(regiment.brigade),
  }));
  const formation: ArmyFormation = {
    id,
    name: read.name,
    level: read.level,
    corpsId: null,
    general: null,
    historicalId: null,
    brigades: brigades.map((name, i) => ({
      id: `${id}-b${i + 1}`,
      name: /^#\d+$/.test(name) ? "" : name,
    })),
    regiments,
  };
  const doubts = read.regiments.flatMap(({ line, name, points }, i) => {
    const regiment = regiments[i];
    const found = regiment ? regimentPoints(regiment, list.format) : 0;
    if (points === null || points === found) return [];
    return [doubt("points-differ", { line, text: name, stated: points, found })];
  });
  return { formation: { ...formation, general: generalOf(read, formation, list) }, doubts };
}

/** A named general whose formation costs no more than its regiments was not paid for, so history brings them [13.2]. */
function generalOf(read: ReadFormation, formation: ArmyFormation, list: ArmyList): General | null {
  if (read.general === null) return null;
  const { kind, name, source } = read.general;
  const isFree = read.points !== null && read.points <= formationPoints(formation, list);
  return { kind, name, source: source ?? (isFree ? "historical" : "drawn") };
}

/** The statuses that cost what the roster says: a veteran without a price is one already [2.3, 13.3]. */
function buildRegiment(read: ReadRegiment, id: string, list: ArmyList): Regiment {
  const { name, unitKind, bases, isVeteran, isElite: elite, notes } = read;
  const bare: Regiment = {
    ...{ id, name, unitKind, bases, elite, notes },
    entryId: null,
    veteran: "no",
    mayBecomeElite: elite,
    followsRegimentId: null,
    brigadeId: null,
    secretStatus: false,
    secretNotes: false,
  };
  if (!isVeteran) return bare;
  const costs = (veteran: Regiment["veteran"]) => statusCost({ ...bare, veteran }, list);
  if (read.statusPoints > 0 && costs("bought") === read.statusPoints) {
    return { ...bare, veteran: "bought" };
  }
  return { ...bare, veteran: "own" };
}

/** The list with its regimental guns beside the regiments that the roster names [9.9]; a doubt names those not found. */
function withCompanions(list: ArmyList, { formations: read }: ReadArmy) {
  const titles = read.flatMap(({ regiments }, i) =>
    regiments.map(({ name, unitKind }, j) => ({
      title: name || unitKind,
      id: list.formations[i]?.regiments[j]?.id ?? null,
    })),
  );
  const lost: ReadingDoubt[] = [];
  const followed = (regiment: Regiment, told: ReadRegiment | undefined) => {
    if (!told?.follows) return regiment;
    const at = titles.findIndex(({ id }) => id === regiment.id);
    const nearest = titles.slice(0, at).findLast(({ title }) => title === told.follows);
    const id = (nearest ?? titles.find(({ title }) => title === told.follows))?.id ?? null;
    if (id === null) lost.push(doubt("no-companion", { line: told.line, text: told.follows }));
    return { ...regiment, followsRegimentId: id };
  };
  const formations = list.formations.map((formation, i) => ({
    ...formation,
    regiments: formation.regiments.map((regiment, j) => followed(regiment, read[i]?.regiments[j])),
  }));
  return { list: { ...list, formations }, lost };
}

/** Where the list's sums are not those the roster states, as when a part of it is missing. */
function contradictions(list: ArmyList, { stated }: ReadArmy): ReadingDoubt[] {
  const { bases, points } = summarize(list);
  const spent = points.units + points.generals;
  return [
    ...(stated.bases === null ? [doubt("no-sums")] : []),
    ...(stated.bases === null || stated.bases === bases.total
      ? []
      : [doubt("bases-differ", { stated: stated.bases, found: bases.total })]),
    ...(stated.points === null || stated.points === spent
      ? []
      : [doubt("total-differs", { stated: stated.points, found: spent })]),
  ];
}
