const READABLE = /[\p{L}\d]/u;

/** A name as it is; empty if nothing in it can be read. */
export function readableName(name: string): string {
  return READABLE.test(name) ? name : "";
}
