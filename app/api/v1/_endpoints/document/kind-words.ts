import type { DocumentKind } from "@/lib/domain/document/document-kind";

/** The word for a kind of document in descriptions of endpoints: "army list". */
export function nounOf(kind: DocumentKind): string {
  return kind.replaceAll("-", " ");
}

/** The same with its article: "an army list", "a scenario". */
export function nounWithArticle(kind: DocumentKind): string {
  const noun = nounOf(kind);
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}
