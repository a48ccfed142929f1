import { plainLetters } from "./fold-text";

const LONGEST_WORDS = 60;

interface NamedFile {
  /** The document's own title. */
  readonly title: string;
  /** The part of the document in the file, or its reader: "map", a side's name. */
  readonly part: string;
  /** The extension without its dot: "pdf". */
  readonly ending: string;
}

/** A file name of letters and digits of any script and hyphens: the title, then the part. */
export function fileNameOf({ title, part, ending }: NamedFile): string {
  return `${joined([hyphenated(title), hyphenated(part)])}.${ending}`;
}

/** The same name in ASCII, for headers and systems that accept nothing else. */
export function plainFileName(fileName: string): string {
  const [name = "", ...endings] = fileName.split(".");
  const plain = plainLetters(name).replace(/[^a-z0-9]+/g, "-");
  return [joined(plain.split("-")), ...endings].join(".");
}

/** Truncates between words, or within a first word that is too long, but never inside a surrogate pair: half a letter is not valid in a header. */
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
