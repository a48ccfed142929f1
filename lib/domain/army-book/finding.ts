import type { Finding } from "../check-report";
import { ARMY_BOOK_FINDINGS, type ArmyBookFindingCode } from "./finding-codes";

export type ArmyBookFinding = Finding & { code: ArmyBookFindingCode };

/** A finding at a place of the book; its rule and severity go with its code. */
export function bookFinding(
  path: string,
  code: ArmyBookFindingCode,
  params: Record<string, string | number> = {},
): ArmyBookFinding {
  return { ...ARMY_BOOK_FINDINGS[code], path, code, params };
}
