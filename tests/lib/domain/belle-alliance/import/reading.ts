import { parseOrderOfBattle } from "@/lib/domain/belle-alliance/import/parse-order-of-battle";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";

/** A unit as a short line: name, type (or the arm if undecided) and its counts. */
export function told({ name, arm, type, estimate, ...unit }: Unit): string {
  const parts = [
    `${name} |`,
    type ?? `${arm}?`,
    unit.men === null ? "" : `${estimate ? "~" : ""}${unit.men}`,
    unit.guns === null ? "" : `${unit.guns}x${unit.calibrePd ?? "?"}`,
    unit.modelGuns === null ? "" : `${unit.modelGuns} wagons`,
    unit.battalionsOrSquadrons === null ? "" : `[${unit.battalionsOrSquadrons}]`,
  ];
  return parts.filter((part) => part !== "").join(" ");
}

/** Parses a text, with ids that count up. */
export function read(text: string) {
  let count = 0;
  return parseOrderOfBattle(text, {
    nation: null,
    looseName: "Loose",
    newId: () => `p${count++}`,
  });
}

/** The first unit read from a line below a heading. */
export function unitOf(line: string, above = "Brigade A"): Unit {
  const [unit] = unitsUnder(read(`${above}\n  ${line}`).formations);
  if (!unit) throw new Error(`No unit was read from "${line}".`);
  return unit;
}
