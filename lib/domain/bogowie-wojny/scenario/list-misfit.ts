import type { ArmyNation } from "@/lib/rules/bogowie-wojny/nation";

/** What a list is built from, or what a side asks for: a nation, and an army book or none in particular. */
interface Origin {
  readonly nation: ArmyNation;
  readonly book: { readonly id: string } | null;
}

/** Why a side of a scenario cannot be played with a list, whatever its points; null if it can. */
export function listMisfit(list: Origin, force: Origin): "nation" | "book" | null {
  if (list.nation !== force.nation) return "nation";
  return force.book === null || list.book?.id === force.book.id ? null : "book";
}
