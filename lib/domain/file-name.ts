import { foldText } from "./fold-text";

const LONGEST = 60;

/** A file name of plain letters, digits and hyphens: the title, then what the file is. */
export function fileNameOf(title: string, what: string): string {
  const name = foldText(title)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, "");
  return name ? `${name}-${what}` : what;
}
