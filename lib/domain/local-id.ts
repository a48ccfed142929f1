const BEGINNING = "local-";

/** The id of a document that only its author's browser keeps, from a part beyond guessing. The service gives out none like it. */
export function localIdOf(part: string): string {
  return BEGINNING + part;
}

/** Whether only a browser keeps the document: the service then knows nothing of it. */
export function isLocalId(id: string): boolean {
  return id.startsWith(BEGINNING);
}
