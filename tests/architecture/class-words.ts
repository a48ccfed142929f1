import type { SourceFile } from "@/tests/architecture/source-files";

const CLASS_PLACE =
  /\b\w*[cC]lass(?:Name)?(?:=\{|="|: ")|\bclassNames\(|\btv\(|\.classList\.\w+\(/g;

/** A literal after these is not a class: it names a look or is compared. */
const NO_CLASS = /(?:[!=]==|\b(?:look|size|width|lines|layout|part|id)\??:|\[)\s*$/;

/** The words of literals in places where classes are given. */
export function classWordsIn({ text }: SourceFile): string[] {
  return [...text.matchAll(CLASS_PLACE)].flatMap((place) => {
    const start = place.index + place[0].length;
    const opened = place[0].at(-1) ?? "";
    if (opened === '"') return text.slice(start, text.indexOf('"', start)).split(/\s+/);
    const part = closedPart(text, start);
    return [...part.matchAll(/"([^"]*)"|`([^`]*)`/g)]
      .filter(
        ({ 0: literal, index }) =>
          part[index + literal.length] !== ":" && !NO_CLASS.test(part.slice(0, index)),
      )
      .flatMap(([, plain, template]) => (plain ?? template ?? "").split(/\s+/))
      .filter((word) => word !== "" && !/[$`{}]/.test(word));
  });
}

/** The text from `start`, inside a bracket, to its closing bracket. */
function closedPart(text: string, start: number): string {
  let depth = 1;
  let at = start;
  while (at < text.length && depth > 0) {
    const sign = text[at] ?? "";
    if ("({[".includes(sign)) depth += 1;
    if (")}]".includes(sign)) depth -= 1;
    at += 1;
  }
  return text.slice(start, at);
}
