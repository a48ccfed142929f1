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

/** Fonts for characters that those above lack, in the order of `theme.typ`; in regular and bold alone. */
const FALLBACK_FACES = {
  arabic: "noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf",
  arabicBold: "noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf",
  hebrew: "noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf",
  hebrewBold: "noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf",
} as const;
type FallbackFace = keyof typeof FALLBACK_FACES;

const fallbackPairs: readonly (readonly [FallbackFace, FallbackFace])[] = [
  ["arabic", "arabicBold"],
  ["hebrew", "hebrewBold"],
];

type AnyFace = Face | FallbackFace;
const FILES = { ...FACES, ...FALLBACK_FACES };
const allFaces = [...faceNames, ...fallbackPairs.flat()];

/** The contents of every font file, for the typesetter. */
export function fontBlobs(): Buffer[] {
  return allFaces.map(readFace);
}

/** The paths of all font files, for the rasteriser. */
export function fontFiles(): string[] {
  return allFaces.map(fileOf);
}

/** Whether all of our fonts have the character, or a fallback does, so that it is not blank in any style. */
export function isPrintable(codePoint: number): boolean {
  const known = printable.get(codePoint);
  if (known !== undefined) return known;
  const isInAll = (faces: readonly AnyFace[]) =>
    faces.every((face) => parsedFace(face).has(codePoint));
  const answer = isInAll(faceNames) || fallbackPairs.some(isInAll);
  printable.set(codePoint, answer);
  return answer;
}

const printable = new Map<number, boolean>();

const parsed = new Map<AnyFace, FontFace>();

function parsedFace(face: AnyFace): FontFace {
  const known = parsed.get(face);
  if (known) return known;
  const font = parseFont(readFace(face));
  parsed.set(face, font);
  return font;
}

function readFace(face: AnyFace): Buffer {
  return readFileSync(fileOf(face));
}

function fileOf(face: AnyFace): string {
  return path.join(process.cwd(), "node_modules", "@expo-google-fonts", FILES[face]);
}
