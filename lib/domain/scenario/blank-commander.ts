import type { Commander } from "./formation";

/** A commander of whom nothing but the name is known; he stands nowhere yet. */
export function blankCommander(name: string): Commander {
  return { name, efficiency: "normal", placement: null };
}
