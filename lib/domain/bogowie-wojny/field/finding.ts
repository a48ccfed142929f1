import type { Finding } from "../../document/check-report";
import { BATTLEFIELD_FINDINGS, type BattlefieldFindingCode } from "./finding-codes";

export type BattlefieldFinding = Finding & { code: BattlefieldFindingCode };

/** A finding at a place in the battlefield, with the rule and severity of its code. */
export function findingAt(
  path: string,
  code: BattlefieldFindingCode,
  params: Record<string, string | number> = {},
): BattlefieldFinding {
  return { ...BATTLEFIELD_FINDINGS[code], path, code, params };
}
