import type { Finding } from "../check-report";
import { BATTLEFIELD_FINDINGS, type BattlefieldFindingCode } from "./finding-codes";

export type BattlefieldFinding = Finding & { code: BattlefieldFindingCode };

/** A finding at a place of the battlefield; its rule and severity go with its code. */
export function findingAt(
  path: string,
  code: BattlefieldFindingCode,
  params: Record<string, string | number> = {},
): BattlefieldFinding {
  return { ...BATTLEFIELD_FINDINGS[code], path, code, params };
}
