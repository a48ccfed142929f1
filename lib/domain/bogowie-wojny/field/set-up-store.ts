import { TERRAIN_UPGRADES, type Upgrade, WORKS } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import type { ArmyBook } from "../book/army-book";
import type { SetUpUpgrade } from "./side-schema";

/** Terrain and field works an army may set up, and how many of each. */
export type SetUpStore = { readonly upgrade: SetUpUpgrade; readonly count: number }[];

const SET_UP: readonly SetUpUpgrade[] = [...TERRAIN_UPGRADES, ...WORKS];

/** The upgrades that are set up on the field, summed by kind [13.3, 14.4]. */
export function setUpOf(
  upgrades: readonly { readonly upgrade: Upgrade; readonly count: number }[],
): SetUpStore {
  return SET_UP.flatMap((upgrade) => {
    const of = upgrades.filter((each) => each.upgrade === upgrade);
    const count = of.reduce((sum, each) => sum + each.count, 0);
    return count > 0 ? [{ upgrade, count }] : [];
  });
}

/**
 * The terrain and works that a book's free rules bring to the field [14.4]; rules that cost points count only if bought
 * with the list.
 */
export function freeSetUpOf(book: Pick<ArmyBook, "specialRules"> | null): SetUpStore {
  const free = (book?.specialRules ?? []).filter(({ points }) => points === 0);
  return setUpOf(free.flatMap(({ brings }) => brings));
}
