import { plainLetters } from "./fold-text";

const LONGEST_WORDS = 60;

interface NamedFile {
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

/** Cut between words; a first word too long between letters, never within one: half a letter cannot be written into a header. */
function hyphenated(text: string): string {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const letters = [...words.join("-")];
  if (letters.length <= LONGEST_WORDS) return letters.join("");
  const end = letters.lastIndexOf("-", LONGEST_WORDS);
  return letters.slice(0, end > 0 ? end : LONGEST_WORDS).join("");
}

function joined(words: readonly string[]): string {
  return words.filter((word) => word !== "").join("-") || "grundlag";
}
