import type { Finding } from "../check-report";
import { ARMY_LIST_FINDINGS, type ArmyListFindingCode } from "./finding-codes";

export type ArmyListFinding = Finding & { code: ArmyListFindingCode };

/** A finding at a place of the list; its rule and severity go with its code. */
export function findingAt(
  path: string,
  code: ArmyListFindingCode,
  params: Record<string, string | number> = {},
): ArmyListFinding {
  return { ...ARMY_LIST_FINDINGS[code], path, code, params };
}
