import type { Finding } from "../check-report";

/** Words of the namespace `battlefield`, from a page or from outside one. */
export type BattlefieldWords = (key: string, values?: Record<string, string | number>) => string;

/** What a battlefield's finding says, its codes put into words. */
export function battlefieldFindingText(finding: Finding, t: BattlefieldWords): string {
  return t(`findings.${finding.code}`, { ...finding.params, ...namesIn(finding, t) });
}

function namesIn({ params }: Finding, t: BattlefieldWords): Record<string, string> {
  const names: Record<string, string> = {};
  if (params.column !== undefined) names.sort = t(`columns.${params.column}`);
  if (params.upgrade !== undefined) names.thing = t(`upgrades.${params.upgrade}`);
  if (params.kind !== undefined) names.thing = t(`kinds.${params.kind}`);
  if (params.otherKind !== undefined) names.otherThing = t(`kinds.${params.otherKind}`);
  if (params.edge !== undefined) {
    names.edge = t(`edges.${params.edge}`);
    names.player = t(`players.${params.edge}`);
  }
  return names;
}
