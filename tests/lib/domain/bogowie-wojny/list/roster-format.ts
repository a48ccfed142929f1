import type { XmlNode } from "../../../xml-reader";

/** Patterns of attribute values. */
const TEXT = /^[\s\S]*$/;
const ID = /^\S+$/;
const WHOLE = /^\d+$/;
const DECIMAL = /^-?\d+\.\d+$/;
const FLAG = /^(true|false)$/;

interface Element {
  /** The attributes it must have; others are not allowed, except those marked optional. */
  readonly attributes: Readonly<Record<string, RegExp>>;
  /** Elements it may contain, in this order. */
  readonly children: readonly string[];
  /** Whether it may contain any number of its children; otherwise one of each at most. */
  readonly isList?: true;
}

const NAMED = { id: ID, name: TEXT };
const COST = { name: TEXT, typeId: ID, value: DECIMAL };
const listOf = (child: string): Element => ({ attributes: {}, children: [child], isList: true });

/** The parts of roster format 2.03 that we write, as declared by its readers: attributes and the order of elements. */
const FORMAT: Readonly<Record<string, Element>> = {
  roster: {
    attributes: {
      ...NAMED,
      battleScribeVersion: /^2\.03$/,
      gameSystemId: ID,
      gameSystemName: TEXT,
      gameSystemRevision: WHOLE,
      xmlns: /^http:\/\/www\.battlescribe\.net\/schema\/rosterSchema$/,
    },
    children: ["costs", "costLimits", "forces", "customNotes"],
  },
  force: {
    attributes: {
      ...NAMED,
      entryId: ID,
      catalogueId: ID,
      catalogueRevision: WHOLE,
      catalogueName: TEXT,
    },
    children: ["customNotes", "rules", "profiles", "selections", "publications", "categories"],
  },
  selection: {
    attributes: { ...NAMED, entryId: ID, number: WHOLE, type: /^(unit|model|upgrade)$/ },
    children: ["customNotes", "rules", "profiles", "selections", "costs", "categories"],
  },
  profile: {
    attributes: { ...NAMED, hidden: FLAG, typeId: ID, typeName: TEXT },
    children: ["characteristics"],
  },
  category: { attributes: { ...NAMED, entryId: ID, primary: FLAG }, children: [] },
  characteristic: { attributes: { name: TEXT, typeId: ID }, children: [] },
  cost: { attributes: COST, children: [] },
  costLimit: { attributes: COST, children: [] },
  customNotes: { attributes: {}, children: [] },
  costs: listOf("cost"),
  costLimits: listOf("costLimit"),
  forces: listOf("force"),
  selections: listOf("selection"),
  profiles: listOf("profile"),
  categories: listOf("category"),
  characteristics: listOf("characteristic"),
};

/** Everything in a roster file that its format does not allow, with the path to it. */
export function faultsOfRoster(node: XmlNode, way = ""): string[] {
  const here = `${way}/${node.name}`;
  const element = FORMAT[node.name];
  if (element === undefined) return [`${here}: no such element`];
  return [
    ...faultsOfAttributes(node, element, here),
    ...faultsOfChildren(node, element, here),
    ...node.children.flatMap((child) => faultsOfRoster(child, here)),
  ];
}

function faultsOfAttributes(node: XmlNode, { attributes }: Element, here: string): string[] {
  const missing = Object.entries(attributes).filter(
    ([name, pattern]) => !pattern.test(node.attributes[name] ?? "\u0000"),
  );
  const strange = Object.keys(node.attributes).filter((name) => !(name in attributes));
  return [
    ...missing.map(([name]) => `${here}@${name}: ${node.attributes[name] ?? "missing"}`),
    ...strange.map((name) => `${here}@${name}: not of the format`),
  ];
}

function faultsOfChildren(node: XmlNode, { children, isList }: Element, here: string): string[] {
  const places = node.children.map(({ name }) => children.indexOf(name));
  if (places.includes(-1)) return [`${here}: holds ${node.children.map(({ name }) => name)}`];
  if (isList) return [];
  const isOrdered = places.every((place, i) => i === 0 || place > (places[i - 1] ?? -1));
  return isOrdered ? [] : [`${here}: out of order or twice`];
}
