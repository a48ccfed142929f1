import { GrundlagError } from "./error-code";

/** Refuses a change based on details that have changed since; `any` accepts the present ones. Error: `stale-version`. */
export function assertTag(expected: string, present: string): void {
  if (expected === "any" || expected === present) return;
  throw new GrundlagError(
    "stale-version",
    `The change starts from "${expected}"; what is there now is "${present}".`,
  );
}

/** A hash of details, which changes whenever they do. 64-bit FNV-1a: short, the same on every machine, not secret. */
export function tagOf(value: unknown): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(JSON.stringify(value))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, "0");
}
