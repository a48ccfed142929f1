/** JSON Pointers (RFC 6901): `/sides/0/name`; the empty one is the whole document. */

/** The pointer to a child of `path`. */
export function below(path: string, key: string | number): string {
  return `${path}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

export function makePointer(keys: readonly PropertyKey[]): string {
  return keys.reduce<string>((path, key) => below(path, String(key)), "");
}

/** The keys of a pointer; null if the text is not a pointer. */
export function parsePointer(path: string): string[] | null {
  if (path === "") return [];
  if (!path.startsWith("/") || /~(?![01])/.test(path)) return null;
  return path
    .slice(1)
    .split("/")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}
