import type { Commander } from "./formation";

/** A commander known only by name, not yet placed. */
export function blankCommander(name: string): Commander {
  return { name, efficiency: "normal", placement: null };
}
