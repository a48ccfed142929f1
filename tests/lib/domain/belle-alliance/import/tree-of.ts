import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import { read, told } from "./reading";

/** A list, each formation as a line with its level, nation and commander, and what is under it below. */
export function treeOf(text: string): string[] {
  return read(text).formations.flatMap(linesOf);
}

function linesOf({ name, level, nation, commander, units, formations }: FormationNode): string[] {
  const head = [name, `[${[level, nation].filter(Boolean).join(" ")}]`, commander?.name];
  const under = [...units.map(told), ...formations.flatMap(linesOf)];
  return [head.filter(Boolean).join(" "), ...under.map((line) => `- ${line}`)];
}
