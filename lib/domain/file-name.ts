import { plainLetters } from "./fold-text";

const LONGEST_WORDS = 60;

export interface NamedFile {
  /** The document's own title. */
  readonly title: string;
  /** What of it the file holds, or whom it is for: "map", a side's name. */
  readonly part: string;
  /** What comes after the dot: "pdf". */
  readonly ending: string;
}

/** A file name of letters and digits of any script and hyphens: the title, then the part. */
export function fileNameOf({ title, part, ending }: NamedFile): string {
  return `${joined([hyphenated(title), hyphenated(part)])}.${ending}`;
}

/** The same name in plain letters, for headers and systems that know no others. */
export function plainFileName(fileName: string): string {
  const [name = "", ...endings] = fileName.split(".");
  const plain = plainLetters(name).replace(/[^a-z0-9]+/g, "-");
  return [joined(plain.split("-")), ...endings].join(".");
}

/** Cut between letters, never within one: half a letter cannot be written into a header. */
function hyphenated(text: string): string {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words.join("-")].slice(0, LONGEST_WORDS).join("").replace(/-+$/, "");
}

function joined(words: readonly string[]): string {
  return words.filter((word) => word !== "").join("-") || "grundlag";
}
