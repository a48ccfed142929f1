import type { Look } from "./look";
import type { UnitSight } from "./unit-sight";

/** A sentence about a look, with the rule or table it rests on. */
export interface Reason {
  readonly text: string;
  readonly rule: string;
}

/** `t` translates keys of `sight`, `cm` writes lengths, `nameOf` the name of ground by its id, `""` if it has none. */
interface ReasonWords {
  readonly t: (key: string, values: Record<string, string | number>) => string;
  readonly cm: (value: number) => string;
  readonly nameOf: (id: string) => string;
}

/** The choice of a message for what has no name. */
const NAMELESS = "none";

/** Why something is seen, or all that hinders it. */
export function sightReasons(
  { look, seen }: Pick<UnitSight, "look" | "seen">,
  { t, cm, nameOf }: ReasonWords,
): readonly Reason[] {
  const measures = { distance: cm(look.distanceCm), limit: cm(look.limitCm) };
  if (look.visible)
    return [{ text: t(seen === "part" ? "seenInPart" : "seen", measures), rule: "T2" }];
  const by = look.blocks
    .map(({ by, id, topLevel, atCm }) =>
      t(`block.${by}`, { level: topLevel, name: nameOf(id) || NAMELESS, at: cm(atCm) }),
    )
    .join("; ");
  const blocked = by ? [{ text: t("blocked", { by }), rule: "1.1.6" }] : [];
  if (look.isWithin) return blocked;
  const tooFar = t(`tooFar.${limitedBy(look)}`, { ...measures, terrain: limitTerrain(look) });
  return [...blocked, { text: tooFar, rule: "T2" }];
}

/** Which of the two limits is the lesser: the one from the observer's position only in a wood [table 2]. */
function limitedBy({ from, to }: Look): "from" | "against" {
  return from === "wood" && to !== "wood" ? "from" : "against";
}

/** The position whose row of table 2 is the limit, as the messages name it. */
function limitTerrain(look: Look): string {
  const terrain = limitedBy(look) === "from" ? look.from : look.to;
  return terrain === "wood-edge" ? "edge" : terrain;
}
