import type { SourceFormat } from "@/lib/domain/belle-alliance/import/source-format";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import { readSource, type SourceRead } from "@/lib/usecases/belle-alliance/import/read-source";
import { told } from "@/tests/lib/domain/belle-alliance/import/reading";

interface Sent {
  readonly contentType?: string;
  readonly format?: SourceFormat;
  readonly year?: number;
}

/** Reads a text or the bytes of a file, in English. */
export function readSent(
  content: string | Uint8Array,
  { contentType = "", format, year }: Sent = {},
): Promise<SourceRead> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const options = { format: format ?? null, year: year ?? null, language: "en" } as const;
  return readSource({ bytes, contentType, ...options });
}

/** The sides as short lines: side, formations by depth, units with their counts. */
export function outline({ sides }: SourceRead): string[] {
  return sides.flatMap(({ name, formations }) => [`# ${name}`, ...outlineOf(formations, "")]);
}

function outlineOf(formations: readonly FormationNode[], indent: string): string[] {
  return formations.flatMap(({ name, commander, units, formations: below }) => [
    `${indent}${name}${commander ? ` (${commander.name})` : ""}`,
    ...units.map((unit) => `${indent}  ${told(unit)}`),
    ...outlineOf(below, `${indent}  `),
  ]);
}

/** Doubts as `kind: words`. */
export function asked({ doubts }: SourceRead): string[] {
  return doubts.map(({ kind, words }) => `${kind}: ${words}`);
}
