import type { Arm } from "@/lib/rules/belle-alliance/arm";
import type { Level } from "@/lib/rules/belle-alliance/level";

/** What the code of a map symbol says about a unit. */
export interface SymbolMeaning {
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

/** Reads a symbol code of 20 digits (APP-6D, 2525D) or 15 characters (2525C); whatever it does not say is null. */
export function symbolMeaning(code: string): SymbolMeaning {
  const isDigits = /^\d{20,30}$/.test(code);
  const entity = isDigits ? code.slice(10, 16) : code.slice(4, 10);
  const echelon = isDigits ? code.slice(8, 10) : code.slice(11, 12);
  const isLandUnit = !isDigits || code.slice(4, 6) === "10";
  const arm = isLandUnit ? ARMS.find(([entities]) => entities.test(entity))?.[1] : undefined;
  return { arm: arm ?? null, level: (isLandUnit && LEVELS[echelon]) || null };
}
