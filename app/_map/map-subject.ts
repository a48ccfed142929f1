/** A thing on the map that can be chosen, moved and changed. */
export interface MapSubject {
  readonly kind: (typeof SUBJECT_KINDS)[number];
  /** A commander is identified by the id of the formation they command, a sign by the map's own name for it. */
  readonly id: string;
}

const SUBJECT_KINDS = ["feature", "unit", "commander", "sign"] as const;

/** The subject as an attribute of an element, and back. */
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
