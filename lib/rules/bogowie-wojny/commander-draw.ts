/** What a commander may be in an army, and the lots they are drawn from: one for each post, generals by their arm [6.2, 13.4]. */
export const COMMANDER_LOTS = [
  "commander-in-chief",
  "corps-commander",
  "general-of-infantry",
  "general-of-cavalry",
] as const;
export type CommanderLot = (typeof COMMANDER_LOTS)[number];

/** A commander who may be drawn. */
interface Drawable {
  readonly id: string;
  readonly roles: readonly CommanderLot[];
}

/** A battle of one corps at most may be led by a corps commander: the text says so of the corps, we read it of vanguards, too [6.2]. */
export function lotsFor(post: CommanderLot, corps: number): readonly CommanderLot[] {
  return post === "commander-in-chief" && corps <= 1
    ? ["commander-in-chief", "corps-commander"]
    : [post];
}

/**
 * Those who may come up for a post: all of its lots but who was drawn already. A commander who comes up twice
 * is drawn again, which is the same as never having lain in the hat [13.3, 13.4].
 */
export function candidates<Commander extends Drawable>(
  commanders: readonly Commander[],
  { lots, taken }: { readonly lots: readonly CommanderLot[]; readonly taken: ReadonlySet<string> },
): Commander[] {
  return commanders.filter(
    ({ id, roles }) => !taken.has(id) && roles.some((role) => lots.includes(role)),
  );
}

/** One of them, each as likely as the others; `chance` gives a whole number from 0 to one below its argument. Null where there is none. */
export function drawOne<Commander>(
  among: readonly Commander[],
  chance: (below: number) => number,
): Commander | null {
  return among.length === 0 ? null : (among[chance(among.length)] ?? null);
}
