import { barrierTo, endsCharge, type MarchRefusal } from "./march-passage";
import { type Halving, type March, startUnderfoot } from "./march-question";
import { chargeRow } from "./march-row";
import { isColumnOnRoad, WIDEST_WHEEL_IN_CHARGE } from "./march-turn";
import { underfootAtStart } from "./march-underfoot";

/** Nearer enemies than this forbid a fast march, in cm [2.3.2]. */
export const FAST_MARCH_BEYOND_CM = 90;

/** What forbids a march to be begun as it is asked. */
export const MARCH_BANS = [
  "does-not-march",
  "garrison",
  "limbered-in-line",
  "unlimbered-in-column",
  "backwards",
  "not-in-column-of-march",
  "enemy-within-90-cm",
  "no-charge",
  "disordered",
  "charged-lately",
  "ground-forbids-charge",
  "does-not-attack",
  "rout",
  "rotation",
  "wheel-over-20-degrees",
  "impassable",
  "no-rate",
  "bridge",
] as const;
type Code = (typeof MARCH_BANS)[number];
export type MarchBan = MarchRefusal<Code>;

/** Why a march may not be begun as it is asked, or null if it may. */
export function banOf(march: March): MarchBan | null {
  return (
    banOfFormation(march) ??
    banOfDirection(march) ??
    banOfMode(march) ??
    banOfTurn(march) ??
    banOfGround(march)
  );
}

const ban = (rule: string, code: Code): MarchBan => ({ rule, code });

/** Units at work, at rest or in a building do not march; limbered guns march in column, others in line. */
function banOfFormation({ arm, formation, limbered }: March): MarchBan | null {
  if (arm === "staff") return null;
  if (formation === "work") return ban("1.3.5", "does-not-march");
  if (formation === "rest") return ban("1.3.6", "does-not-march");
  if (formation === "garrison") return ban("6.1.1", "garrison");
  if (arm !== "artillery") return null;
  if (formation === "line" && limbered === true) return ban("1.3.1", "limbered-in-line");
  if (formation !== "column-of-march" || limbered !== false) return null;
  return ban("1.3.1", "unlimbered-in-column");
}

/** Only unlimbered guns, skirmish lines and staff go backwards of their own will [2.3.1]. */
function banOfDirection({ arm, formation, direction }: March): MarchBan | null {
  if (direction !== "backwards" || arm === "staff") return null;
  if (formation === "skirmish-line" || formation === "rout") return null;
  return arm === "artillery" && formation === "line" ? null : ban("2.3.1", "backwards");
}

function banOfMode(march: March): MarchBan | null {
  const mode = march.mode ?? "ordinary";
  if (mode === "ordinary") return null;
  if (march.formation === "rout") return ban("5.4.1", "rout");
  if (mode === "fast") return banOfFastMarch(march);
  return mode === "charge" ? banOfCharge(march) : banOfContinuedAdvance(march);
}

/** The distance must be more than 90 cm; just that is too near [2.3.2]. */
function banOfFastMarch({ arm, formation, enemyAheadCm }: March): MarchBan | null {
  if (arm === "staff" || formation !== "column-of-march") {
    return ban("2.3.2", "not-in-column-of-march");
  }
  const isNear = enemyAheadCm != null && enemyAheadCm <= FAST_MARCH_BEYOND_CM;
  return isNear ? ban("2.3.2", "enemy-within-90-cm") : null;
}

/**
 * A charge needs a rate, order, four bounds since the last one and open ground underfoot; a unit that only meets other
 * ground falls back to its ordinary rate there [2.3.3]. That MD forbids it as LD does is our reading.
 */
function banOfCharge(march: March): MarchBan | null {
  if (!chargeRow(march)) return ban("2.3.3", "no-charge");
  if (suffers(march, "LD") || suffers(march, "MD")) return ban("2.3.3", "disordered");
  if (march.lastRate === "charge") return ban("2.3.3", "charged-lately");
  return endsCharge(underfootBehind(march)) ? ban("2.3.3", "ground-forbids-charge") : null;
}

/** Only attackers advance further: no artillery, train or staff, no huddle, nothing in MD [1.3.1, 4.1.1, 4.1.4, 4.5.0]. */
function banOfContinuedAdvance(march: March): MarchBan | null {
  const { arm, formation, lastRate } = march;
  if (arm === "staff") return ban("4.1.4", "does-not-attack");
  if (arm === "artillery" || arm === "train") return ban("4.5.0", "does-not-attack");
  if (formation === "huddle") return ban("1.3.1", "does-not-attack");
  if (suffers(march, "MD")) return ban("4.1.1", "disordered");
  return lastRate === "charge" && !chargeRow(march) ? ban("2.3.3", "no-charge") : null;
}

/** A charge and a continued advance allow one wheel of 20 degrees, to columns on a road any wheel [2.4.1, 2.4.3, 4.1.4]. */
function banOfTurn(march: March): MarchBan | null {
  const { formation, mode, turn } = march;
  if (!turn) return null;
  if (formation === "rout") return ban("5.4.1", "rout");
  if (turn.kind === "rotation" && formation === "column-of-march") return ban("2.4.3", "rotation");
  if (mode !== "charge" && mode !== "continued-advance") return null;
  const rule = mode === "charge" ? "2.4.1" : "4.1.4";
  if (turn.kind === "rotation") return ban(rule, "rotation");
  if (turn.degrees <= WIDEST_WHEEL_IN_CHARGE || isColumnOnRoad(march)) return null;
  return ban(rule, "wheel-over-20-degrees");
}

/** A unit marches neither from ground where its formation has no rate nor into it at once [2.3.1, 2.3.6]. */
function banOfGround(march: March): MarchBan | null {
  for (const { stretch } of startUnderfoot(march)) {
    const barrier = barrierTo(march, stretch);
    if (barrier) return barrier;
  }
  const [first] = march.path;
  const barrier = first ? barrierTo(march, first) : null;
  return barrier?.code === "impassable" ? null : barrier;
}

/** What is known of the ground behind the front: nothing where `start` is left out. */
function underfootBehind(march: March) {
  const start = startUnderfoot(march);
  if (start.length > 0) return underfootAtStart(march);
  return { grounds: [], obstacle: null };
}

function suffers({ halvings }: March, halving: Halving): boolean {
  return halvings?.includes(halving) ?? false;
}
