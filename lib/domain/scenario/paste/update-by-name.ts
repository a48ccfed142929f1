import { foldText } from "../../fold-text";
import type { FormationNode } from "../formation";
import type { Unit } from "../unit";
import { formationsUnder, unitsUnder } from "../visible-tree";

/** What an update by name does, in names. */
export interface NamesCompared {
  /** Units that the document had before. */
  readonly updated: readonly string[];
  readonly added: readonly string[];
  /** Units of the document that the file does not name. */
  readonly kept: readonly string[];
}

interface Told {
  /** Which unit that was read stands for which of the document. */
  readonly ids: Map<string, string>;
  readonly added: string[];
  readonly known: Names;
}

/**
 * Brings formations up to what was read, in place: those of the same name keep their ids, places and notes, and take the
 * numbers that were read; what is new is added, and what the file does not name stays. Names count within their formation
 * first, then on the whole list where both have them once. Gives which unit read became which.
 */
export function updateByName(
  own: FormationNode[],
  read: readonly FormationNode[],
): NamesCompared & { readonly ids: ReadonlyMap<string, string> } {
  const before = unitsUnder(own).map(({ id, name }) => ({ id, name }));
  const told: Told = { ids: new Map(), added: [], known: namesOf(own, read) };
  updateFormations(own, read, told);
  const met = new Set(told.ids.values());
  return {
    ids: told.ids,
    updated: before.filter(({ id }) => met.has(id)).map(({ name }) => name),
    added: told.added,
    kept: before.filter(({ id }) => !met.has(id)).map(({ name }) => name),
  };
}

/** What an update by name would do. */
export function compareByName(
  own: readonly FormationNode[],
  read: readonly FormationNode[],
): NamesCompared {
  return updateByName(structuredClone([...own]), read);
}

function updateFormations(own: FormationNode[], read: readonly FormationNode[], told: Told): void {
  for (const each of read) {
    const near = own.find(({ name }) => isNamed(name, each.name));
    const same = near ?? told.known.formations.get(foldText(each.name));
    const goal = same ?? { ...structuredClone(each), formations: [], units: [] };
    if (same) fillFormation(same, each);
    else own.push(goal);
    updateUnits(goal, each.units, told);
    updateFormations(goal.formations, each.formations, told);
  }
}

function updateUnits(goal: FormationNode, read: readonly Unit[], told: Told): void {
  const taken = new Set(told.ids.values());
  const free = goal.units.filter(({ id }) => !taken.has(id));
  for (const each of read) {
    const near = free.findIndex(({ name }) => isNamed(name, each.name));
    const [same] = near < 0 ? [told.known.units.get(foldText(each.name))] : free.splice(near, 1);
    told.ids.set(each.id, same?.id ?? each.id);
    if (same) fillUnit(same, each);
    else {
      told.added.push(each.name);
      goal.units.push(structuredClone(each));
    }
  }
}

function isNamed(name: string, other: string): boolean {
  return foldText(name) === foldText(other);
}

/** The names that stand once in what is there and once in what was read, with what has them there. */
interface Names {
  readonly formations: ReadonlyMap<string, FormationNode>;
  readonly units: ReadonlyMap<string, Unit>;
}

function namesOf(own: readonly FormationNode[], read: readonly FormationNode[]): Names {
  return {
    formations: namedOnce(formationsUnder(own), formationsUnder(read)),
    units: namedOnce(unitsUnder(own), unitsUnder(read)),
  };
}

function namedOnce<Thing extends { readonly name: string }>(
  own: readonly Thing[],
  read: readonly Thing[],
): Map<string, Thing> {
  const [there, here] = [countNames(own), countNames(read)];
  const once = own.filter(({ name }) => {
    const folded = foldText(name);
    return there.get(folded) === 1 && here.get(folded) === 1;
  });
  return new Map(once.map((each) => [foldText(each.name), each]));
}

function countNames(things: readonly { readonly name: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of things) {
    const folded = foldText(name);
    counts.set(folded, (counts.get(folded) ?? 0) + 1);
  }
  return counts;
}

function fillFormation(own: FormationNode, { commander, nation, note }: FormationNode): void {
  if (commander)
    own.commander = own.commander ? { ...own.commander, name: commander.name } : { ...commander };
  own.nation ??= nation;
  own.note ||= note;
}

/** The kind of troops and the nation stay where they are known: mostly they were read off the name alone. */
function fillUnit(own: Unit, read: Unit): void {
  if (read.men !== null) Object.assign(own, { men: read.men, estimate: read.estimate });
  if (own.nation === "other") own.nation = read.nation;
  if (own.type === null && read.arm === own.arm) own.type = read.type;
  if (read.valour.own) own.valour = { ...own.valour, own: { ...read.valour.own } };
  own.battalionsOrSquadrons = read.battalionsOrSquadrons ?? own.battalionsOrSquadrons;
  own.supplies = read.supplies ?? own.supplies;
  own.source = read.source || own.source;
  own.note ||= read.note;
  fillGuns(own, read);
}

/** Model guns were chosen for a number of guns. */
function fillGuns(own: Unit, read: Unit): void {
  if (read.guns !== null && read.guns !== own.guns)
    Object.assign(own, { guns: read.guns, modelGuns: null });
  if (read.howitzers) own.howitzers = read.howitzers;
  if (own.howitzers) own.howitzers = Math.min(own.howitzers, own.guns ?? 0);
  if (read.arm === "train" && own.arm === "train") own.modelGuns = read.modelGuns ?? own.modelGuns;
  own.calibrePd = read.calibrePd ?? own.calibrePd;
}
