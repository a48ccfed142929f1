/** The posts of commanders in an army, each with a lot to draw from; generals are drawn by their arm [6.2, 13.4]. */
export const COMMANDER_LOTS = [
  "commander-in-chief",
  "corps-commander",
  "general-of-infantry",
  "general-of-cavalry",
] as const;
export type CommanderLot = (typeof COMMANDER_LOTS)[number];

/** A commander who can be drawn. */
interface Drawable {
  readonly id: string;
  readonly roles: readonly CommanderLot[];
}

/**
 * The lots that may be drawn from for a post. In a battle of at most one corps a corps commander may be
 * commander-in-chief: the text says so of a corps, and we apply it to vanguards too [6.2].
 */
export function lotsFor(post: CommanderLot, corps: number): readonly CommanderLot[] {
  return post === "commander-in-chief" && corps <= 1
    ? ["commander-in-chief", "corps-commander"]
    : [post];
}

/**
 * The commanders who may be drawn for a post: all in its lots except those already taken. A commander drawn twice is
 * redrawn, which is the same as leaving taken ones out [13.3, 13.4].
 */
export function candidates<Commander extends Drawable>(
  commanders: readonly Commander[],
  { lots, taken }: { readonly lots: readonly CommanderLot[]; readonly taken: ReadonlySet<string> },
): Commander[] {
  return commanders.filter(
    ({ id, roles }) => !taken.has(id) && roles.some((role) => lots.includes(role)),
  );
}

/**
 * Draws one at random with equal odds, or null if there is none. `chance` returns a whole number from 0 to one below
 * its argument.
 */
export function drawOne<Commander>(
  among: readonly Commander[],
  chance: (below: number) => number,
): Commander | null {
  return among.length === 0 ? null : (among[chance(among.length)] ?? null);
}
