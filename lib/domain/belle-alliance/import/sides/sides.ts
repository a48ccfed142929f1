import { foldText } from "../../../document/fold-text";
import { LIMITS } from "../../../document/limits";
import { freeSideColour } from "../../../table/side-colours";
import { blankFormation } from "../../scenario/blank-formation";
import type { FormationNode } from "../../scenario/formation";
import type { Side } from "../../scenario/side";
import { hasUnits } from "../../scenario/visible-tree";
import type { PasteDoubt } from "../decisions/doubt";
import type { PastedLine } from "../lines/pasted-line";
import type { PastedOrderOfBattle, PasteOptions } from "../parse-order-of-battle";
import { levelAbove, levelIn, RANK } from "../words/levels";
import { partyIn } from "../words/party-words";
import { campOf } from "../words/powers";
import { mainNation } from "./place";

interface Naming extends Pick<PasteOptions, "newId" | "looseName"> {
  /** Name of the single side for troops under several top formations. */
  readonly sideName: string;
}

interface SidesRead {
  readonly sides: readonly Side[];
  readonly doubts: readonly PasteDoubt[];
}

type Party = Pick<Side, "id" | "name" | "formations">;

/**
 * The sides of an order of battle: those named by a column, a sheet or an underlined title; otherwise one per army if
 * there are several; otherwise one. A heading without troops, such as the title of the list, is not a side.
 */
export function sidesOf(read: PastedOrderOfBattle, naming: Naming): SidesRead {
  const { formations, heads } = read;
  const [line] = heads;
  if (!line) return { sides: [], doubts: [] };
  const { parties, doubts } = heads.some(isNamedSide)
    ? { parties: partiesNamed(formations, { heads, naming }), doubts: [] }
    : partiesUnnamed(read, line, naming);
  return {
    sides: withColours(parties.length > LIMITS.sides ? [joined(parties, naming)] : parties),
    doubts,
  };
}

/** Whether a head is a side by its place in the file, or is a title that names no formation. */
function isNamedSide({ kind, content, isTitle }: PastedLine): boolean {
  if (kind?.is === "side") return true;
  const level = levelIn(foldText(content));
  return isTitle && (level === null || level === "army");
}

interface Heads {
  readonly heads: readonly PastedLine[];
  readonly naming: Naming;
}

/** A side named more than once is merged. Formations without a side's name above them form a separate side. */
function partiesNamed(formations: readonly FormationNode[], { heads, naming }: Heads): Party[] {
  const parties = new Map<string, Party>();
  for (const [i, node] of formations.entries()) {
    const head = heads[i];
    const isSide = head !== undefined && isNamedSide(head);
    const name = isSide ? node.name : naming.sideName;
    const id = isSide ? node.id : naming.newId();
    const party = parties.get(name) ?? { id, name, formations: [] };
    party.formations.push(...(isSide ? under(node, naming) : [node]));
    parties.set(name, party);
  }
  return [...parties.values()];
}

/** What is under a side; units directly under it get a formation. */
function under(
  { units, formations, nation, commander }: FormationNode,
  naming: Naming,
): FormationNode[] {
  if (units.length === 0 && commander === null) return formations;
  const level = levelAbove(formations.map((each) => each.level));
  const name = naming.looseName;
  const all = { nation, commander, units, formations: commander ? formations : [] };
  const loose = blankFormation({ id: naming.newId(), name, level, ...all });
  return commander ? [loose] : [loose, ...formations];
}

/** Without names of sides: one for each army, and one for what stands before the first army. */
function partiesUnnamed(
  { formations, armies }: PastedOrderOfBattle,
  line: PastedLine,
  naming: Naming,
): { readonly parties: Party[]; readonly doubts: readonly PasteDoubt[] } {
  const filled = formations.filter(hasUnits);
  const parts = partsOf(filled, armies);
  const { sideName, newId } = naming;
  if (parts.length <= LIMITS.sides && areApart(parts)) {
    const parties = parts.map((part) => ({ ...part, id: newId(), name: part.name ?? sideName }));
    const words = quoted(parties.map(({ name }) => name));
    return { parties, doubts: [doubtAt(line, "side-guessed", words)] };
  }
  const all = filled.length > 0 ? filled : formations;
  const [only, ...others] = all;
  const name = only && others.length === 0 ? only.name : sideName;
  const unlike = namesOfNations(filled);
  return {
    parties: [{ id: newId(), name, formations: [...all] }],
    doubts: unlike.length > 1 ? [doubtAt(line, "sides-open", quoted(unlike))] : [],
  };
}

interface Part {
  /** Null for what stands before the first army. */
  readonly name: string | null;
  readonly formations: FormationNode[];
}

/** The armies, each with what follows it up to the next; those that name the same are one. */
function partsOf(tops: readonly FormationNode[], armies: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  for (const node of tops) {
    const isArmy = node.level === "army" || armies.has(node.id);
    const key = keyOf(node.name);
    const same = isArmy ? parts.find(({ name }) => name && keyOf(name) === key) : parts.at(-1);
    if (same) same.formations.push(node);
    else parts.push({ name: isArmy ? node.name : null, formations: [node] });
  }
  return parts;
}

/** The same for `FRENCH` and `French (continued)`. */
function keyOf(name: string): string {
  return partyIn(name)?.key ?? foldText(name);
}

/** Whether there are several armies, or troops of another nation before the only one. */
function areApart(parts: readonly Part[]): boolean {
  if (parts.filter(({ name }) => name !== null).length > 1) return true;
  const nations = new Set(parts.map(({ formations }) => mainNation(formations)));
  return parts.length > 1 && nations.size === parts.length && !nations.has(null);
}

/**
 * The first of the formations of each nation, by name, if these may be enemies: by their headings, or because some of
 * their troops fought with the French and others against them.
 */
function namesOfNations(tops: readonly FormationNode[]): string[] {
  const known = tops.map((node) => ({ node, nation: node.nation ?? mainNation([node]) }));
  const camps = new Set(known.flatMap(({ nation }) => (nation && campOf(nation)) ?? []));
  const stated = known.filter(({ node }) => node.nation !== null);
  const mayBe = ({ node: { level, nation } }: (typeof known)[number]) =>
    RANK[level] <= RANK.division || nation === "france";
  const unlike = camps.size > 1 ? known : stated.some(mayBe) ? stated : [];
  const isFirst = ({ nation }: (typeof known)[number], i: number) =>
    unlike.findIndex((other) => other.nation === nation) === i;
  return unlike.filter(isFirst).map(({ node }) => node.name);
}

/** If there are more sides than a scenario may have, puts all their troops on one. */
function joined(parties: readonly Party[], { sideName, newId }: Naming): Party {
  return {
    id: newId(),
    name: sideName,
    formations: parties.flatMap(({ formations }) => formations),
  };
}

function withColours(parties: readonly Party[]): Side[] {
  const sides: Side[] = [];
  for (const { id, name, formations } of parties) {
    const colour = freeSideColour(sides);
    const texts = { tasks: "", brief: "", believedOfEnemy: "", reinforcements: [] };
    sides.push({ id, name, colour, ...texts, formations });
  }
  return sides;
}

function quoted(names: readonly string[]): PasteDoubt["params"] {
  return { count: names.length, words: names.join(" · ") };
}

function doubtAt(
  { line, text, part }: PastedLine,
  code: PasteDoubt["code"],
  params: PasteDoubt["params"],
): PasteDoubt {
  return { line, text, part, code, params, about: null };
}
