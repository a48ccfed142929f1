import { usualWeight } from "@/lib/rules/belle-alliance/horse";
import { isUsuallyLight } from "@/lib/rules/belle-alliance/light-troops";
import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { foldText } from "../../../document/fold-text";
import { LIMITS } from "../../../document/limits";
import { blankUnit } from "../../scenario/blank-unit";
import type { Unit } from "../../scenario/unit";
import type { PasteDoubt } from "../decisions/doubt";
import type { PastedLine } from "../lines/pasted-line";
import { isBareNumber } from "../lines/rest";
import type { ArrivalRead } from "../words/arrival-words";
import { nationInHeading, nationOfCell, withinNation, withoutPersons } from "../words/nations";
import { menCounted, type OfficersChoice, officersIn } from "../words/officers";
import { partIn } from "../words/parts-of-nations";
import { isPower } from "../words/powers";
import { gunsAsWritten } from "./guns-read";
import { type PastedStrength, readStrength, type StrengthStyle } from "./strength";
import { isTroops, readTroops, type Troops } from "./troops";

type UnitDoubt = Pick<PasteDoubt, "code" | "params">;

/** More men than any battalion or cavalry regiment had. */
const MANY_MEN = 1_500;
const IN_LINE: ReadonlySet<Unit["arm"]> = new Set(["infantry", "cavalry"]);

interface Heading {
  /** The nation given by a heading above; null if none is. */
  readonly nation: Nation | null;
  readonly id: string;
  /** Folded names of the formations above. */
  readonly under: string;
  readonly style: StrengthStyle;
  readonly officers: OfficersChoice;
}

interface ReadUnit {
  /** Null if the line has no name. The unit's nation is `other` while nothing gives it. */
  readonly unit: Unit | null;
  readonly hasStatedNation: boolean;
  /** Whether only the heading says that it is guard. */
  readonly guardByHeading: boolean;
  /** Null if it is on the table from the start. */
  readonly arrives: ArrivalRead | null;
  /** Officers who are listed apart from the men and not counted; null if there are none. */
  readonly uncountedOfficers: UncountedOfficers | null;
  readonly doubts: readonly UnitDoubt[];
}

/** Officers as written, and their number. */
export interface UncountedOfficers {
  readonly words: string;
  readonly officers: number;
}

const NO_UNIT: ReadUnit = {
  unit: null,
  hasStatedNation: true,
  guardByHeading: false,
  arrives: null,
  uncountedOfficers: null,
  doubts: [{ code: "line-unread", params: {} }],
};

type UnitLine = Pick<PastedLine, "content" | "hint" | "facts" | "strength">;

interface NationSources {
  /** The unit's name. */
  readonly name: string;
  /** The cell with its nation, as written; null if there is none. */
  readonly cell: string | null;
  /** The nation given by a heading above; null if none is. */
  readonly above: Nation | null;
  /** The folded names of the formations above. */
  readonly under: string;
}

/** A unit's nation according to its column, its name or the headings above it. */
interface NationOfUnit {
  /** Null if nothing gives it. */
  readonly nation: Nation | null;
  /** A part of that nation named only in its column; kept because table 21 goes by names. */
  readonly part: string | null;
  readonly doubt: Pick<PasteDoubt, "code" | "params"> | null;
}

type Chosen = Omit<NationOfUnit, "part">;

/** Reads a unit from its line, with the doubts about it. */
export function readUnit(line: UnitLine, heading: Heading): ReadUnit {
  const { content, hint, facts } = line;
  const strength = strengthOf(line, heading);
  const name = strength.name || content;
  if (!/\p{L}|\d/u.test(name)) return NO_UNIT;
  const folded = foldText(`${content} ${hint}`);
  const { guessed, guardByHeading, ...troops } = readTroops(foldText(`${name} ${hint}`), {
    line: folded,
    counted: strength,
    statedArm: facts?.arm ?? null,
    under: heading.under,
  });
  const told = nationOfUnit({
    name,
    cell: facts?.nation ?? null,
    above: heading.nation,
    under: heading.under,
  });
  const nation = told.nation ?? "other";
  const weight = weightOf(troops, nation);
  const officersTold = strength.officers && (facts?.officers ?? strength.officers);
  const arrives = facts?.arrives ?? strength.arrives;
  const hasGunsBeside = strength.guns !== null && troops.arm !== "artillery";
  const beside = hasGunsBeside ? gunsAsWritten(line.strength ?? content) : "";
  const note = noteOf({ ...strength, officers: officersTold }, { beside, facts });
  const unit = blankUnit({
    ...troops,
    weight,
    light: troops.light || isUsuallyLight({ ...troops, weight }),
    ammunition: troops.arm === "train" && (strength.ammunition ?? AMMUNITION.test(folded)),
    ...facts?.traits,
    id: heading.id,
    name: (told.part === null ? name : `${name} (${told.part})`).slice(0, LIMITS.nameLength).trim(),
    nation,
    ...numbersOf(strength, { arm: troops.arm, officers: heading.officers }),
    note: note.slice(0, LIMITS.lineLength),
    source: (facts?.source ?? "").slice(0, LIMITS.lineLength),
    valour: { row: null, pick: null, own: facts?.ownValour ?? null },
  });
  return {
    unit,
    hasStatedNation: told.nation !== null,
    guardByHeading,
    arrives,
    uncountedOfficers:
      officersTold !== null && unit.men !== null && heading.officers === "apart"
        ? { words: officersTold, officers: officersIn(strength.officers ?? "") }
        : null,
    doubts: [
      ...doubtsAbout(unit, {
        strength,
        guessed,
        officersTold,
        beside,
        kinds: kindsNamed(content),
      }),
      ...withName(unit, [
        ...(told.doubt ? [told.doubt] : []),
        ...(arrives?.second ? [severalTimes(arrives)] : []),
        ...(facts?.doubts ?? []),
        ...(isCut(note, facts) ? [NOTE_CUT] : []),
      ]),
    ],
  };
}

/** The column takes precedence over the name, the name over the headings, and a nation over a part of one. */
function nationOfUnit({ name, cell, above, under }: NationSources): NationOfUnit {
  const column = cell === null ? null : asProvince(nationOfCell(cell), above);
  const named = withinNation(nationInHeading(foldText(withoutPersons(name))), above);
  const inName = partIn(name);
  if (column !== null && cell !== null) {
    const isSaid = [foldText(name), under].some((text) => text.includes(foldText(cell)));
    const part = column.isPart && !isSaid ? cell : null;
    return { ...chosen(column.nations, { words: cell, above: above ?? named }), part };
  }
  if (named !== null && above === "austria" && isNamedAfterOwner(name, named))
    return { nation: above, doubt: open(name, above), part: null };
  if (named === "illyria" && above === "austria") return { nation: above, part: null, doubt: null };
  if (named !== null) return { ...ofItsOwn(named, above), part: null };
  if (inName === null) return { nation: above, part: null, doubt: null };
  const { words, nations } = inName;
  const only = nations.length === 1 ? nations[0] : null;
  if (only !== null) return { ...ofItsOwn(only, above), part: null };
  if (above === null) return { nation: null, part: null, doubt: null };
  return {
    ...chosen([above], { words, above }),
    ...(nations.includes(above) ? {} : { doubt: open(words, above) }),
    part: null,
  };
}

/** Austrian regiments bore the names of princes: `Würzburg Infantry Regiment #23`. */
function isNamedAfterOwner(name: string, nation: Nation): boolean {
  return !isPower(nation) && /(?:#|\b(?:nr|no)\.?)\s?\d{1,2}$/iu.test(name);
}

function asProvince(
  told: ReturnType<typeof nationOfCell>,
  above: Nation | null,
): ReturnType<typeof nationOfCell> {
  const [first] = told?.nations ?? [];
  const nation = first ? withinNation(first, above) : null;
  return nation === null || nation === first ? told : { nations: [nation], isPart: true };
}

/** Of several possible nations, that of the heading, otherwise the likeliest. */
function chosen(
  nations: readonly [Nation, ...Nation[]],
  { words, above }: { readonly words: string; readonly above: Nation | null },
): Chosen {
  if (nations.length === 1) return { nation: nations[0], doubt: null };
  if (above !== null && nations.includes(above)) return { nation: above, doubt: null };
  return { nation: nations[0], doubt: open(words, nations[0]) };
}

/** Contingents served with other nations; the troops of one power among those of another may be a mistake. */
function ofItsOwn(nation: Nation, above: Nation | null): Chosen {
  const isEnemy = above !== null && above !== nation && isPower(nation) && isPower(above);
  return { nation, doubt: isEnemy ? { code: "nation-of-its-own", params: {} } : null };
}

function open(words: string, nation: Nation): Chosen["doubt"] {
  return { code: "nation-hinted", params: { words, nation } };
}

/** The doubt about several times, of which the first was taken. */
export function severalTimes({ words, time, second }: ArrivalRead): UnitDoubt {
  return { code: "several-times", params: { words, time: time ?? "", second: second ?? "" } };
}

function strengthOf({ content, strength }: UnitLine, heading: Heading): PastedStrength {
  if (strength === null) return readStrength(content, heading);
  return { ...readStrength(strength, heading), name: content };
}

const NOTE_CUT: UnitDoubt = { code: "note-cut", params: { most: LIMITS.lineLength } };

/** How many parts of a line name a kind of troops, brackets apart: two in `Hussars, Lancers`. */
function kindsNamed(content: string): number {
  const parts = content
    .replace(/\([^()]{0,80}\)/g, "")
    .split(/[,;](?!\d{3}(?!\d))|\s(?:and|og|und|et|i)\s/u);
  const kinds = parts.filter((part) => isTroops(foldText(readStrength(part).name)));
  return kinds.length;
}

/** Text without a field of its own, kept as written: officers, and what was not understood. */
function noteOf(
  { officers, horses, unread }: PastedStrength,
  { beside, facts }: { readonly beside: string; readonly facts: UnitLine["facts"] },
): string {
  const words = unread.filter((each) => !isBareNumber(each));
  const kept = [officers ?? "", horses ?? "", beside].filter((each) => each !== "");
  return [...(facts?.notes ?? []), ...kept, ...words].join("; ");
}

function isCut(note: string, facts: UnitLine["facts"]): boolean {
  return Math.max(note.length, facts?.source.length ?? 0) > LIMITS.lineLength;
}

function withName({ name }: Unit, doubts: readonly UnitDoubt[]): UnitDoubt[] {
  return doubts.map(({ code, params }) => ({ code, params: { name, ...params } }));
}

/** Folded words for a train that carries ammunition [5.5.4]. */
const AMMUNITION = /am+uni[ct]|jaszcz|caisson/;

/** In table 21 the weight of the same kind of cavalry differs from nation to nation. */
function weightOf({ arm, type, weight }: Pick<Unit, "arm" | "type" | "weight">, nation: Nation) {
  if (arm !== "cavalry" || type === null) return weight;
  return usualWeight(type, nation) ?? weight;
}

/** A train is counted in wagons [1.2.4], which are stored as model guns. */
function numbersOf(
  strength: PastedStrength,
  { arm, officers }: { readonly arm: Unit["arm"]; readonly officers: OfficersChoice },
): Partial<Unit> {
  return {
    men: within(menCounted(strength, officers), 50_000),
    ...(arm === "artillery" ? gunsOf(strength) : {}),
    modelGuns: arm === "train" ? within(strength.wagons, 200) : null,
    battalionsOrSquadrons: arm === "artillery" ? null : within(strength.battalionsOrSquadrons, 40),
    ...(strength.supplies === null ? {} : { supplies: strength.supplies }),
    estimate: strength.estimate,
  };
}

/** Howitzers are left out if there are none, because that may only mean that they were not counted. */
function gunsOf({ guns, howitzers, calibrePd }: PastedStrength): Partial<Unit> {
  const counted = { guns: within(guns, 200), calibrePd: within(calibrePd, 48) };
  return guns === null || howitzers === 0
    ? counted
    : { ...counted, howitzers: Math.min(howitzers, guns, 200) };
}

/** A number no unit can have is dropped; the doubt about the missing strength covers it. */
function within(value: number | null, most: number): number | null {
  return value !== null && value >= 1 && value <= most ? value : null;
}

function isStrengthMissing({ arm, men, guns, modelGuns }: Unit): boolean {
  if (arm === "train") return men === null && modelGuns === null;
  return arm === "artillery" ? guns === null : men === null;
}

/**
 * The usual totals of guns and howitzers in a battery: `6 guns and 2 howitzers` raises no doubt, `8 guns and 2
 * howitzers` does.
 */
const USUAL_BATTERIES: ReadonlySet<number> = new Set([4, 6, 8, 12]);

function doubtsAbout(
  unit: Unit,
  read: {
    readonly strength: PastedStrength;
    readonly guessed: Troops["guessed"];
    /** As written. */
    readonly officersTold: string | null;
    /** Guns of troops that are not artillery, as written; empty if there are none. */
    readonly beside: string;
    /** How many parts of the line name a kind of troops. */
    readonly kinds: number;
  },
): UnitDoubt[] {
  const { name, arm, men, battalionsOrSquadrons: count } = unit;
  const { howitzers, extraHowitzers, ambiguous, officers, unread } = read.strength;
  const isOdd = arm === "artillery" && extraHowitzers > 0 && !USUAL_BATTERIES.has(unit.guns ?? 0);
  const outOfRange = read.strength.men !== null && men === null ? [`${read.strength.men}`] : [];
  const uncounted = officers !== null && men === null ? [read.officersTold ?? officers] : [];
  const words = [...unread, ...outOfRange, ...uncounted];
  const several = arm === "infantry" && count !== null && count > 1;
  const units = Math.max(read.kinds, arm === "artillery" ? batteriesIn(read.strength) : 0);
  const all: readonly (readonly [boolean, UnitDoubt["code"], UnitDoubt["params"]?])[] = [
    [isStrengthMissing(unit), "strength-missing"],
    [read.guessed === "arm", "arm-open"],
    [read.guessed === "type", "type-open"],
    [
      read.beside !== "" && read.guessed !== "arm",
      "guns-beside",
      { words: read.beside, guns: read.strength.guns ?? 0, pounds: read.strength.calibrePd ?? 0 },
    ],
    [isOdd, "howitzers-counted", { howitzers, beside: extraHowitzers }],
    [arm === "artillery" && unit.calibrePd === null, "calibre-missing"],
    [several, "several-battalions", { count: count ?? 0 }],
    [!several && units > 1, "several-units", { count: units }],
    [
      !several && units < 2 && IN_LINE.has(arm) && (men ?? 0) > MANY_MEN,
      "strength-large",
      { men: men ?? 0 },
    ],
    [read.strength.name.length > LIMITS.nameLength, "line-too-long", { most: LIMITS.nameLength }],
    [ambiguous && men !== null, "several-numbers", { men: men ?? 0 }],
    ...words.map((each) => [true, "words-unread", { words: each }] as const),
  ];
  return all.flatMap(([holds, code, params]) =>
    holds ? [{ code, params: { name, ...params } }] : [],
  );
}

/** No battery had more guns than the twelve of the Russians. */
const MOST_GUNS = 12;
const USUAL_GUNS = 8;

/** How many batteries a line names, or has the guns of. */
function batteriesIn(strength: PastedStrength): number {
  const { batteries, guns, men, battalionsOrSquadrons: listed } = strength;
  const named = batteries ?? (men === null ? listed : null);
  if (named !== null || guns === null || guns <= MOST_GUNS) return named ?? 1;
  return Math.round(guns / USUAL_GUNS);
}
