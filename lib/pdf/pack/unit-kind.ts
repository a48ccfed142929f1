import type { UnitView } from "@/lib/domain/scenario/scenario-view";
import type { Words } from "../text/words";

/** What a unit is, in words: arm, type, weight, weapon and what sets it apart. */
export function unitKind(unit: UnitView, { terms, print }: Words): string {
  const armSpeaks = unit.arm === "infantry" || unit.arm === "cavalry";
  const [first = "", ...others] = [
    ...(armSpeaks ? [terms(`arm.${unit.arm}`)] : []),
    terms(`type.${unit.type ?? "open"}`),
    ...(unit.weight !== null && unit.arm === "cavalry" ? [terms(`weight.${unit.weight}`)] : []),
    ...guardWords(unit, { terms, print }),
    ...(unit.weapon === null ? [] : [terms(`weapon.${unit.weapon}`)]),
    ...(unit.light && unit.type !== "light" ? [print("kind.light")] : []),
    ...(unit.marksmen ? [print("kind.marksmen")] : []),
    ...(unit.lance ? [print("kind.lance")] : []),
    ...partsWords(unit, print),
    ...wagonWords(unit, print),
  ];
  return [first, ...others.map(inSentence)].join(", ");
}

/** Terms begin with a capital, as in a list; within a line they do not. */
function inSentence(term: string): string {
  return term.charAt(0).toLocaleLowerCase() + term.slice(1);
}

function guardWords(
  { guard, guardGrade, type }: UnitView,
  { terms, print }: Pick<Words, "terms" | "print">,
): string[] {
  if (guardGrade !== null) return [terms(`guardGrade.${guardGrade}`)];
  return guard && type !== "guard" ? [print("kind.guard")] : [];
}

/** How many wagons there are, and whether they carry ammunition [5.5.4]. */
function wagonWords({ wagons, ammunition }: UnitView, print: Words["print"]): string[] {
  if (wagons === null) return [];
  return [
    print("kind.wagons", { count: wagons }),
    print(ammunition ? "kind.ammunition" : "kind.noAmmunition"),
  ];
}

function partsWords({ arm, battalionsOrSquadrons }: UnitView, print: Words["print"]): string[] {
  if (battalionsOrSquadrons === null) return [];
  const counts = { count: battalionsOrSquadrons };
  if (arm === "cavalry") return [print("kind.squadrons", counts)];
  return arm === "infantry" && battalionsOrSquadrons > 1 ? [print("kind.battalions", counts)] : [];
}
