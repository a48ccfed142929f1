import { z } from "zod";
import type { Arm } from "@/lib/rules/belle-alliance/arm";
import type { Level } from "@/lib/rules/belle-alliance/level";
import { type CellFacts, NO_FACTS, type PastedLine, plainWords } from "./lines/pasted-line";
import { plainText, type ReadLines } from "./lines/read-lines";
import { STEP } from "./tables/table-rows";
import { readStrength } from "./units/strength";

const amountSchema = z.looseObject({ name: z.string(), count: z.number() });

const unitSchema = z.looseObject({
  name: z.string(),
  sidc: z.string().default(""),
  shortName: z.string().default(""),
  description: z.string().default(""),
  externalUrl: z.string().default(""),
  personnel: z.array(amountSchema).default([]),
  equipment: z.array(amountSchema).default([]),
  get subUnits() {
    return z.array(unitSchema).default([]);
  },
});

type OrbatUnit = z.infer<typeof unitSchema>;

const groupSchema = z.looseObject({ name: z.string(), subUnits: z.array(unitSchema).default([]) });

const orbatSideSchema = z.looseObject({
  name: z.string(),
  groups: z.array(groupSchema).default([]),
  subUnits: z.array(unitSchema).default([]),
});

/** The parts of an ORBAT Mapper scenario file that form an order of battle; everything else in it is ignored. */
export const orbatMapperSchema = z.looseObject({
  type: z.literal("ORBAT-mapper"),
  sides: z.array(orbatSideSchema),
});

type OrbatMapperFile = z.infer<typeof orbatMapperSchema>;

/** Fields of a file's units that have no equivalent here. */
const HOMELESS = ["state", "location", "supplies", "rangeRings", "media", "properties", "status"];

/** What the code of a map symbol says about a unit. */
interface SymbolMeaning {
  readonly arm: Arm | null;
  /** Null for battalions and smaller units, and if the code does not say. */
  readonly level: Level | null;
}

/** Echelons of APP-6D and MIL-STD-2525D (two digits) and of 2525C (a letter). */
const LEVELS: Readonly<Record<string, Level>> = {
  "17": "regiment",
  "18": "brigade",
  "21": "division",
  "22": "corps",
  "23": "army",
  "24": "army",
  G: "regiment",
  H: "brigade",
  I: "division",
  J: "corps",
  K: "army",
  L: "army",
};

/**
 * Entities of land units: the first four digits in APP-6D, the function in 2525C. Reconnaissance uses the cavalry
 * symbol.
 */
const ARMS: readonly (readonly [RegExp, Arm])[] = [
  [/^(1211|UCI)/, "infantry"],
  [/^(1213|UCR)/, "cavalry"],
  [/^(1303|UCF)/, "artillery"],
  [/^(1407|UCE)/, "engineers"],
  [/^(1634|1636|UST|USS)/, "train"],
];

/** The lines an ORBAT Mapper file stands for: sides, their groups, and units at their depth. */
export function orbatMapperLines({ sides }: OrbatMapperFile): ReadLines {
  const lines: PastedLine[] = [];
  for (const { name, groups, subUnits } of sides) {
    addHeading(lines, {
      name,
      depth: 0,
      kind: { is: "side" },
      under: [...groups.flatMap((each) => each.subUnits), ...subUnits],
    });
    for (const group of groups) {
      addHeading(lines, {
        name: group.name,
        depth: 1,
        kind: { is: "heading", level: null },
        under: [],
      });
      for (const unit of group.subUnits) addUnit(lines, unit, 2);
    }
    for (const unit of subUnits) addUnit(lines, unit, 1);
  }
  return { lines, cut: [], heads: [], doubts: [], tables: [] };
}

interface HeadingGiven {
  readonly name: string;
  readonly depth: number;
  readonly kind: PastedLine["kind"];
  /** Units whose fields without an equivalent are reported here, once per side. */
  readonly under: readonly OrbatUnit[];
}

function addHeading(lines: PastedLine[], { name, depth, kind, under }: HeadingGiven): void {
  const homeless = homelessIn(under).join(", ");
  const doubts =
    homeless === "" ? [] : [{ code: "no-place", params: { words: homeless } } as const];
  const facts: CellFacts = { ...NO_FACTS, doubts };
  lines.push({ ...lineAt(lines, { name, depth }), kind, facts });
}

function lineAt(lines: readonly PastedLine[], { name, depth }: { name: string; depth: number }) {
  const content = onOneLine(name) || "?";
  return plainWords({
    line: lines.length + 1,
    text: name,
    content,
    strength: "",
    indent: depth * STEP,
  });
}

/** Text on a single line, without special characters. */
function onOneLine(text: string): string {
  return plainText(text).replace(/\s+/g, " ").trim();
}

function homelessIn(units: readonly OrbatUnit[]): string[] {
  const found = new Set(units.flatMap(homelessOf));
  return HOMELESS.filter((field) => found.has(field));
}

function homelessOf(unit: OrbatUnit): string[] {
  const own = HOMELESS.filter((field) => isFilled(unit[field]));
  return [...own, ...unit.subUnits.flatMap(homelessOf)];
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
}

/** A unit with units below it, or one above regiment level without any strength, becomes a formation. */
function addUnit(lines: PastedLine[], unit: OrbatUnit, depth: number): void {
  const { arm, level } = symbolMeaning(unit.sidc);
  const { strength, notes } = strengthOf(unit);
  const line = lineAt(lines, { name: unit.name, depth });
  const isAbove = level !== null && level !== "regiment" && strength.length === 0;
  const isFormation = unit.subUnits.length > 0 || isAbove;
  lines.push({
    ...line,
    strength: strength.join(", "),
    kind: isFormation ? { is: "heading", level } : { is: "unit" },
    facts: {
      notes,
      source: onOneLine(unit.externalUrl),
      ownValour: null,
      officers: null,
      traits: {},
      arm,
      arrives: null,
      nation: null,
      doubts: [],
    },
  });
  for (const each of unit.subUnits) addUnit(lines, each, depth + 1);
}

/** Reads a symbol code of 20 digits (APP-6D, 2525D) or 15 characters (2525C); whatever it does not say is null. */
function symbolMeaning(code: string): SymbolMeaning {
  const isDigits = /^\d{20,30}$/.test(code);
  const entity = isDigits ? code.slice(10, 16) : code.slice(4, 10);
  const echelon = isDigits ? code.slice(8, 10) : code.slice(11, 12);
  const isLandUnit = !isDigits || code.slice(4, 6) === "10";
  const arm = isLandUnit ? ARMS.find(([entities]) => entities.test(entity))?.[1] : undefined;
  return { arm: arm ?? null, level: (isLandUnit && LEVELS[echelon]) || null };
}

const OFFICERS = /offic|offiz|oficer/i;

/** Men and guns in words; every other count, and its texts, become notes. */
function strengthOf(unit: OrbatUnit): { strength: string[]; notes: string[] } {
  const { personnel, equipment, shortName, description } = unit;
  const men = personnel.filter(({ name }) => !OFFICERS.test(name));
  const count = men.reduce((sum, each) => sum + each.count, 0);
  const guns = equipment.filter(isGuns);
  const others = [
    ...personnel.filter((each) => !men.includes(each)),
    ...equipment.filter((each) => !guns.includes(each)),
  ];
  const texts = [shortName === unit.name ? "" : shortName, description].map(onOneLine);
  return {
    strength: [
      ...(count > 0 ? [`${count} men`] : []),
      ...guns.map((each) => `${each.count} ${onOneLine(each.name)}`),
    ],
    notes: [
      ...texts,
      ...others.map(({ name, count: many }) => `${onOneLine(name)}: ${many}`),
    ].filter((text) => text !== ""),
  };
}

function isGuns({ name, count }: z.infer<typeof amountSchema>): boolean {
  const { guns, unread, name: rest } = readStrength(`${count} ${onOneLine(name)}`);
  return guns === count && rest === "" && unread.length === 0;
}
