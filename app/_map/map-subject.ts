/** A thing on the map that can be chosen, moved and changed. */
export interface MapSubject {
  readonly kind: "feature" | "unit";
  readonly id: string;
}

/** The subject as an attribute of an element, and back. */
export function subjectKey({ kind, id }: MapSubject): string {
  return `${kind}:${id}`;
}

export function subjectOf(key: string): MapSubject | null {
  const [kind, id] = key.split(":");
  if (id === undefined || (kind !== "feature" && kind !== "unit")) return null;
  return { kind, id };
}

export function sameSubject(a: MapSubject | null, b: MapSubject | null): boolean {
  return a?.kind === b?.kind && a?.id === b?.id;
}
