import { FORMATS } from "@/lib/rules/bogowie-wojny/format";
import { ARMY_NATIONS } from "@/lib/rules/bogowie-wojny/nation";
import { UNIT_KINDS } from "@/lib/rules/bogowie-wojny/unit-kind";
import type { XmlNode } from "../../../document/xml-reader";
import type { FreeCommander } from "../army-list";
import { FORMATION_LEVELS } from "../general";
import { doubt, type ReadArmy, type ReadFormation, type ReadingDoubt } from "./read-army";
import type { RosterDictionary } from "./roster-dictionary";
import { generalTold, leaderNamed } from "./roster-names";
import { countedUpgrade, formatOf, marksBefore } from "./roster-rows";

/**
 * Reads an army from a `.ros` of this service: one force for the high command, and one for each formation. `null` if
 * it has no high command or names no nation of the rules.
 */
export function readRos(root: XmlNode, dictionaries: readonly RosterDictionary[]): ReadArmy | null {
  const [command, ...forces] = within(root, "forces");
  const dictionary = dictionaries.find(
    ({ words: { terms } }) => command?.attributes.name === terms("commanders.commander-in-chief"),
  );
  const nation = ARMY_NATIONS.find((each) => each === command?.attributes.catalogueId);
  if (!command || !dictionary || !nation) return null;
  const posts = readPosts(command, dictionary);
  const formations = forces.map((force) => readForce(force, dictionary));
  const upgrades = within(command, "selections")
    .filter(({ attributes }) => attributes.type === "upgrade")
    .map((node) => ({ node, upgrade: countedUpgrade(nameOf(node), dictionary) }));
  const limit = costOf(within(root, "costLimits"), "pts");
  const same = FORMATS.find(
    ({ unitPoints, upgradePoints }) => unitPoints + upgradePoints === limit,
  );
  const { format } = formatOf((same ?? FORMATS[0])?.name ?? "", NO_LIMITS);
  const remark = dictionary.words.roster("remarks.opponent");
  const notes = notesOf(root);
  return {
    title: nameOf(root),
    language: dictionary.language,
    nation,
    year: null,
    notes: notes.startsWith(remark) ? notes.slice(remark.length).trim() : notes,
    format,
    ...posts,
    formations: formations.map(({ formation }) => formation),
    upgrades: upgrades.flatMap(({ node, upgrade }) =>
      upgrade ? [{ ...upgrade, notes: notesOf(node) }] : [],
    ),
    stated: { bases: costOf(within(root, "costs"), "bases"), points: null },
    doubts: [
      doubt("no-format", { text: format.name }),
      doubt("no-year"),
      doubt("no-brigades"),
      doubt("no-book"),
      ...(notes.startsWith(remark) ? [doubt("opponents-copy")] : []),
      ...formations.flatMap(({ doubts }) => doubts),
      ...upgrades.flatMap(({ node, upgrade }) =>
        upgrade ? [] : [doubt("unread", { text: nameOf(node) })],
      ),
    ],
  };
}

const NO_LIMITS = { unitPoints: null, upgradePoints: null };

/** The free commanders, each named "Commander-in-chief: Jan"; the first is the commander-in-chief. */
function readPosts(command: XmlNode, dictionary: RosterDictionary) {
  const told = within(command, "selections")
    .filter(({ attributes }) => attributes.type === "model")
    .map((node) => {
      const name = nameOf(node);
      const at = name.lastIndexOf(": ");
      return { post: name.slice(0, at), ...leaderNamed(name.slice(at + 2), dictionary) };
    });
  const commanderOf = ({ name, source }: (typeof told)[number]): FreeCommander => ({
    name,
    source: source === "drawn" ? "drawn" : "historical",
  });
  const [chief, ...corps] = told;
  return {
    commander: chief ? commanderOf(chief) : ({ source: "drawn", name: "" } as const),
    corps: corps.map((each) => ({
      name: dictionary.corps(each.post) ? "" : each.post,
      commander: commanderOf(each),
    })),
  };
}

function readForce(force: XmlNode, dictionary: RosterDictionary) {
  const selections = within(force, "selections");
  const leader = selections.find(({ attributes }) => attributes.type === "model");
  const units = selections
    .filter(({ attributes }) => attributes.type === "unit")
    .map((node) => ({ node, regiment: readUnit(node, dictionary) }));
  const level = FORMATION_LEVELS.find((each) => each === force.attributes.entryId) ?? "division";
  const title = nameOf(force);
  const formation: ReadFormation = {
    line: null,
    name: dictionary.unnamed[level](title) === null ? title : "",
    level,
    general: generalTold(leader ? nameOf(leader) : "", dictionary).general,
    points: selections.reduce((sum, { children }) => sum + (costIn(children, "pts") ?? 0), 0),
    regiments: units.flatMap(({ regiment }) => regiment ?? []),
  };
  const doubts: ReadingDoubt[] = units
    .filter(({ regiment }) => regiment === null)
    .map(({ node }) => doubt("unread", { text: nameOf(node) }));
  return { formation, doubts };
}

function readUnit(node: XmlNode, dictionary: RosterDictionary) {
  const { terms } = dictionary.words;
  const unitKind = UNIT_KINDS.find((kind) => kind === node.attributes.entryId);
  const bases = costIn(node.children, "bases");
  if (unitKind === undefined || bases === null) return null;
  const { rest, isVeteran, isElite, follows } = marksBefore(notesOf(node).split(", "), dictionary);
  const name = nameOf(node);
  return {
    ...{ line: null, unitKind, bases, isVeteran, isElite, follows, brigade: "" },
    name: name === terms(`units.${unitKind}`) ? "" : name,
    points: costIn(node.children, "pts"),
    statusPoints: within(node, "selections").reduce(
      (sum, { children }) => sum + (costIn(children, "pts") ?? 0),
      0,
    ),
    notes: rest.join(", "),
  };
}

function within(node: XmlNode, name: string): readonly XmlNode[] {
  return node.children.find((child) => child.name === name)?.children ?? [];
}

function nameOf({ attributes }: XmlNode): string {
  return (attributes.name ?? "").trim();
}

function notesOf({ children }: XmlNode): string {
  return children.find(({ name }) => name === "customNotes")?.text.trim() ?? "";
}

/** A cost among the costs of a selection, in points or bases; `null` if it states none. */
function costIn(children: readonly XmlNode[], typeId: "pts" | "bases"): number | null {
  return costOf(children.find(({ name }) => name === "costs")?.children ?? [], typeId);
}

function costOf(costs: readonly XmlNode[], typeId: "pts" | "bases"): number | null {
  const value = costs.find(({ attributes }) => attributes.typeId === typeId)?.attributes.value;
  const number = Number(value);
  return value === undefined || !Number.isFinite(number) ? null : number;
}
