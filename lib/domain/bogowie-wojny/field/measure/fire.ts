import type { Weapon } from "@/lib/rules/bogowie-wojny/reach";
import { boxContains } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";
import { ringContains, ringsMeet } from "@/lib/terrain/ring";
import type { Outlined } from "./outline";

/** Why ground forbids a weapon between two places, whatever its range. */
export interface FireBar {
  /** `adjacent`: built-up sections that touch; `from-edge`: only from the edge of the gully that holds the target. */
  readonly why: "adjacent" | "from-gully" | "into-gully" | "from-edge" | "no-effect" | "no-guns";
  /** The ground that forbids it. */
  readonly id: string;
  readonly rule: string;
}

const GUNS: readonly Weapon[] = ["canister", "howitzer", "round-shot", "shrapnel"];

/**
 * The weapons that ground forbids from one place to another. Nobody fires between built-up sections that touch [8.9];
 * artillery does not fire in woods and built-up areas [3.5], nor from a gully but with howitzers [3.5]; into a gully
 * only howitzers and shrapnel reach, and canister from its edge [3.5, 9.2]; in woods, built-up areas and redoubts
 * canister and shrapnel do nothing [9.2].
 */
export function fireBars(
  from: Point,
  to: Point,
  ground: readonly Outlined[],
): ReadonlyMap<Weapon, FireBar> {
  const here = ground.filter((each) => holds(each, from));
  const there = ground.filter((each) => holds(each, to));
  const bars = new Map<Weapon, FireBar>();
  const bar = (weapons: readonly Weapon[], { id }: Outlined, by: Omit<FireBar, "id">) => {
    for (const weapon of weapons) if (!bars.has(weapon)) bars.set(weapon, { ...by, id });
  };
  const built = of(there, "built-up").find((target) =>
    of(here, "built-up").some((own) => ringsMeet(own.outline, target.outline)),
  );
  if (built) bar(["musket", ...GUNS], built, { why: "adjacent", rule: "8.9" });
  for (const each of here) {
    if (each.kind === "wood" || each.kind === "built-up") {
      bar(GUNS, each, { why: "no-guns", rule: "3.5" });
    }
    if (each.kind === "gully") {
      bar(["canister", "round-shot", "shrapnel"], each, { why: "from-gully", rule: "3.5" });
    }
  }
  for (const each of there) {
    if (each.kind === "gully") {
      bar(["round-shot"], each, { why: "into-gully", rule: "3.5" });
      bar(["canister"], each, { why: "from-edge", rule: "9.2" });
    }
    if (["wood", "built-up", "redoubt"].includes(each.kind)) {
      bar(["canister", "shrapnel"], each, { why: "no-effect", rule: "9.2" });
    }
  }
  return bars;
}

function of(areas: readonly Outlined[], kind: string): readonly Outlined[] {
  return areas.filter((each) => each.kind === kind);
}

const AREAS: readonly string[] = ["wood", "built-up", "redoubt", "gully"];

function holds({ kind, box, outline }: Outlined, at: Point): boolean {
  return AREAS.includes(kind) && boxContains(box, at) && ringContains(outline, at);
}
