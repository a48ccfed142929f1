import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { foldText } from "../../fold-text";
import { LIMITS } from "../../limits";
import { blankUnit } from "../blank-unit";
import type { Unit } from "../unit";
import type { PasteDoubt } from "./doubt";
import { nationIn } from "./headings";
import { type PastedStrength, readStrength } from "./strength";
import { readTroops, type Troops } from "./troops";

type UnitDoubt = Pick<PasteDoubt, "code" | "params">;

/** More men than a battalion or a regiment of horse had. */
const MANY_MEN = 1_500;

/** A unit read from its line, with the doubts about it; null where the line holds no name. */
export function readUnit(
  content: string,
  heading: { readonly nation: Nation; readonly id: string; readonly under: string },
): { readonly unit: Unit | null; readonly doubts: readonly UnitDoubt[] } {
  const strength = readStrength(content);
  const folded = foldText(strength.name || content);
  const { guessed, ...troops } = readTroops(foldText(content), {
    hasGuns: strength.guns !== null,
    under: heading.under,
  });
  const named = nationIn(folded);
  const name = strength.name || content;
  if (!/\p{L}|\d/u.test(name)) return { unit: null, doubts: [{ code: "line-unread", params: {} }] };
  const unit = blankUnit({
    ...troops,
    id: heading.id,
    name: name.slice(0, LIMITS.nameLength).trim(),
    nation: named ?? heading.nation,
    men: within(strength.men, 50_000),
    guns: within(strength.guns, 200),
    calibrePd: within(strength.calibrePd, 48),
    battalionsOrSquadrons: within(strength.battalionsOrSquadrons, 40),
    estimate: strength.estimate,
  });
  const otherNation = named !== null && named !== heading.nation;
  return { unit, doubts: doubtsAbout(unit, { strength, guessed, otherNation }) };
}

/** A number no unit can have is no strength; the doubt about the missing one tells. */
function within(value: number | null, most: number): number | null {
  return value !== null && value >= 1 && value <= most ? value : null;
}

function doubtsAbout(
  unit: Unit,
  read: {
    readonly strength: PastedStrength;
    readonly guessed: Troops["guessed"];
    readonly otherNation: boolean;
  },
): UnitDoubt[] {
  const { name, arm, men, guns, battalionsOrSquadrons: count } = unit;
  const { howitzers, ambiguous } = read.strength;
  const several = arm === "infantry" && count !== null && count > 1;
  const all: readonly (readonly [boolean, UnitDoubt["code"], UnitDoubt["params"]?])[] = [
    [arm === "artillery" ? guns === null : men === null, "strength-missing"],
    [read.guessed === "arm", "arm-guessed"],
    [read.guessed === "type", "type-guessed"],
    [read.otherNation, "nation-guessed"],
    [howitzers > 0, "howitzers-counted", { howitzers }],
    [arm === "artillery" && unit.calibrePd === null, "calibre-missing"],
    [several, "several-battalions", { count: count ?? 0 }],
    [!several && (men ?? 0) > MANY_MEN, "strength-large", { men: men ?? 0 }],
    [read.strength.name.length > LIMITS.nameLength, "line-too-long", { most: LIMITS.nameLength }],
    [ambiguous && men !== null, "several-numbers", { men: men ?? 0 }],
  ];
  return all.flatMap(([holds, code, params]) =>
    holds ? [{ code, params: { name, ...params } }] : [],
  );
}
