/** A thing on the map that can be selected, moved and changed. */
export interface MapSubject {
  readonly kind: (typeof SUBJECT_KINDS)[number];
  /** For a commander, the id of the formation they command; for a sign, its id on the map. */
  readonly id: string;
}

const SUBJECT_KINDS = ["feature", "unit", "commander", "sign"] as const;

/** A subject as the value of an element's attribute; `subjectOf` reverses it. */
export function subjectKey({ kind, id }: MapSubject): string {
  return `${kind}:${id}`;
}

export function subjectOf(key: string): MapSubject | null {
  const [named, id] = key.split(":");
  const kind = SUBJECT_KINDS.find((each) => each === named);
  return id === undefined || kind === undefined ? null : { kind, id };
}

export function sameSubject(a: MapSubject | null, b: MapSubject | null): boolean {
  return a?.kind === b?.kind && a?.id === b?.id;
}
