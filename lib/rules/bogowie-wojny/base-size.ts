import {
  ARTILLERY_BASES,
  type BaseSize,
  CAVALRY_BASE,
  INFANTRY_BASE,
  LIGHT_INFANTRY_BASE,
} from "./tables/bases";
import { WAGOMIAR } from "./tables/wagomiar";
import type { UnitKind } from "./unit-kind";

/** The base a kind of unit stands on, or `null` if the text names none [1.1]. */
export function baseSizeOf(kind: UnitKind): BaseSize | null {
  const { arm, ordnance, traits } = WAGOMIAR[kind];
  if (arm === "cavalry") return CAVALRY_BASE;
  if (arm === "infantry") return traits.includes("light") ? LIGHT_INFANTRY_BASE : INFANTRY_BASE;
  return ordnance === undefined ? null : ARTILLERY_BASES[ordnance];
}
