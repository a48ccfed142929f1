import { readFileSync } from "node:fs";
import path from "node:path";
import { type FontFace, parseFont } from "./font-file";

/** The fonts of our documents; Typst reads only TTF. */
const FACES = {
  sans: "source-sans-3/400Regular/SourceSans3_400Regular.ttf",
  sansItalic: "source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf",
  sansSemibold: "source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf",
  sansBold: "source-sans-3/700Bold/SourceSans3_700Bold.ttf",
  sansBoldItalic: "source-sans-3/700Bold_Italic/SourceSans3_700Bold_Italic.ttf",
  serif: "source-serif-4/400Regular/SourceSerif4_400Regular.ttf",
  serifItalic: "source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf",
  serifSemibold: "source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf",
  serifSemiboldItalic: "source-serif-4/600SemiBold_Italic/SourceSerif4_600SemiBold_Italic.ttf",
  serifBold: "source-serif-4/700Bold/SourceSerif4_700Bold.ttf",
} as const;
type Face = keyof typeof FACES;

const faceNames = Object.keys(FACES) as Face[];

/** The contents of every font file, for the typesetter. */
export function fontBlobs(): Buffer[] {
  return faceNames.map(readFace);
}

/** The paths of all font files, for the rasteriser. */
export function fontFiles(): string[] {
  return faceNames.map(fileOf);
}

/** Whether all of our fonts have the character, so that it is not blank in any style. */
export function isPrintable(codePoint: number): boolean {
  const known = printable.get(codePoint);
  if (known !== undefined) return known;
  const answer = faceNames.every((face) => parsedFace(face).has(codePoint));
  printable.set(codePoint, answer);
  return answer;
}

const printable = new Map<number, boolean>();

const parsed = new Map<Face, FontFace>();

function parsedFace(face: Face): FontFace {
  const known = parsed.get(face);
  if (known) return known;
  const font = parseFont(readFace(face));
  parsed.set(face, font);
  return font;
}

function readFace(face: Face): Buffer {
  return readFileSync(fileOf(face));
}

function fileOf(face: Face): string {
  return path.join(process.cwd(), "node_modules", "@expo-google-fonts", FACES[face]);
}
