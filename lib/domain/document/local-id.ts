const BEGINNING = "local-";

/** The id of a document stored only in its author's browser, from an unguessable part. The service never issues such an id. */
export function localIdOf(part: string): string {
  return BEGINNING + part;
}

/** Whether the document is stored only in a browser and unknown to the service. */
export function isLocalId(id: string): boolean {
  return id.startsWith(BEGINNING);
}
