import type { MapSubject } from "@/lib/domain/table/scene";

const SUBJECT_KINDS = [
  "feature",
  "unit",
  "commander",
  "sign",
] as const satisfies readonly MapSubject["kind"][];

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
