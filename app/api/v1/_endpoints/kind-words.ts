import type { DocumentKind } from "@/lib/domain/document-kind";

/** What the description of an endpoint calls a document: "army list". */
export function nounOf(kind: DocumentKind): string {
  return kind.replaceAll("-", " ");
}

/** The same with its article: "an army list", "a scenario". */
export function nounWithArticle(kind: DocumentKind): string {
  const noun = nounOf(kind);
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}
