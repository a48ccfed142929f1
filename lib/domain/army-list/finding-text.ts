import type { Finding } from "../check-report";

/** Words of the namespace `bogowieWojny`, from a page or from outside one. */
export type BogowieWojnyWords = (key: string, values?: Record<string, string | number>) => string;

/** What an army list's finding says, its codes put into words. */
export function armyListFindingText(finding: Finding, t: BogowieWojnyWords): string {
  return t(`findings.${finding.code}`, { ...finding.params, ...namesIn(finding, t) });
}

function namesIn({ params }: Finding, t: BogowieWojnyWords): Record<string, string> {
  const names: Record<string, string> = {};
  if (params.unitKind !== undefined) names.unit = t(`units.${params.unitKind}`);
  if (params.nation !== undefined) names.nation = t(`nations.${params.nation}`);
  if (params.upgrade !== undefined) names.upgrade = t(`upgrades.${params.upgrade}`);
  return names;
}
