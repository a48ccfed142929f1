import type { Finding } from "../../document/check-report";

/** Looks up words of the namespace `battlefield`, on a page or elsewhere. */
export type BattlefieldWords = (key: string, values?: Record<string, string | number>) => string;

/** The sentence of a battlefield's finding, with the codes in its parameters translated. */
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
