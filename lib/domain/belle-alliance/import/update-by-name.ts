import { foldText } from "../../document/fold-text";
import type { FormationNode } from "../scenario/formation";
import type { Unit } from "../scenario/unit";
import { formationsUnder, unitsUnder } from "../scenario/visible-tree";

/** The names of units affected by an update by name. */
export interface NamesCompared {
  /** Units that were already in the document. */
  readonly updated: readonly string[];
  readonly added: readonly string[];
  /** Units of the document that are not in the file. */
  readonly kept: readonly string[];
}

interface UpdateState {
  /** Ids of imported units mapped to ids in the document. */
  readonly ids: Map<string, string>;
  readonly added: string[];
  readonly known: Names;
}

/**
 * Updates formations in place from what was read: those of the same name keep their ids, placements and notes and take
 * the numbers that were read; new ones are added, and those not in the file stay. Names are matched within their
 * formation first, then across the whole list if they occur once on both sides. Also returns the ids of imported units
 * mapped to those in the document.
 */
export function updateByName(
  own: FormationNode[],
  read: readonly FormationNode[],
): NamesCompared & { readonly ids: ReadonlyMap<string, string> } {
  const before = unitsUnder(own).map(({ id, name }) => ({ id, name }));
  const told: UpdateState = { ids: new Map(), added: [], known: namesOf(own, read) };
  updateFormations(own, read, told);
  const met = new Set(told.ids.values());
  return {
    ids: told.ids,
    updated: before.filter(({ id }) => met.has(id)).map(({ name }) => name),
    added: told.added,
    kept: before.filter(({ id }) => !met.has(id)).map(({ name }) => name),
  };
}

/** What an update by name would do, without doing it. */
export function compareByName(
  own: readonly FormationNode[],
  read: readonly FormationNode[],
): NamesCompared {
  return updateByName(structuredClone([...own]), read);
}

function updateFormations(
  own: FormationNode[],
  read: readonly FormationNode[],
  told: UpdateState,
): void {
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

function updateUnits(goal: FormationNode, read: readonly Unit[], told: UpdateState): void {
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

/** Names that occur exactly once both in the document and in what was read, mapped to the document's object. */
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

/** Arm, type and nation are kept if known, because the imported ones were mostly inferred from the name. */
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

/** Resets the model guns if the guns change, because they were chosen for the old number. */
function fillGuns(own: Unit, read: Unit): void {
  if (read.guns !== null && read.guns !== own.guns)
    Object.assign(own, { guns: read.guns, modelGuns: null });
  if (read.howitzers) own.howitzers = read.howitzers;
  if (own.howitzers) own.howitzers = Math.min(own.howitzers, own.guns ?? 0);
  if (read.arm === "train" && own.arm === "train") own.modelGuns = read.modelGuns ?? own.modelGuns;
  own.calibrePd = read.calibrePd ?? own.calibrePd;
}
