/** Indexes of the links of a document that lead back to it; `linksOf` has the links of the other documents. */
export function circularLinks(
  { id, links }: { readonly id: string; readonly links: readonly string[] },
  linksOf: ReadonlyMap<string, readonly string[]>,
): number[] {
  return links.flatMap((link, i) => (leadsTo(id, link, linksOf) ? [i] : []));
}

function leadsTo(
  wanted: string,
  from: string,
  linksOf: ReadonlyMap<string, readonly string[]>,
): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === wanted) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    open.push(...(linksOf.get(at) ?? []));
  }
  return false;
}
