import { readFileSync } from "node:fs";
import path from "node:path";

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

/** The characters of a TrueType font and their widths. */
interface FontFace {
  has(codePoint: number): boolean;
  /** Sum of the advance widths in em; characters the font lacks count half an em. */
  widthEm(text: string): number;
}

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

/** Reads the `cmap` (formats 4 and 12) and `hmtx` tables. Throws a RangeError if a table is missing. */
export function parseFont(file: Buffer): FontFace {
  const glyphs = readGlyphs(tableOf(file, "cmap"));
  const widths = readAdvanceWidths(file);
  const widthOf = (character: string): number => {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0);
    return glyph === undefined ? 0.5 : (widths[Math.min(glyph, widths.length - 1)] ?? 0.5);
  };
  return {
    has: (codePoint) => glyphs.has(codePoint),
    widthEm: (text) => [...text].reduce((sum, character) => sum + widthOf(character), 0),
  };
}

function tableOf(file: Buffer, tag: string): Buffer {
  const count = file.readUInt16BE(4);
  for (let record = 12; record < 12 + count * 16; record += 16) {
    if (file.toString("latin1", record, record + 4) === tag) {
      const start = file.readUInt32BE(record + 8);
      return file.subarray(start, start + file.readUInt32BE(record + 12));
    }
  }
  throw new RangeError(`The font has no "${tag}" table.`);
}

/** Advance widths in em by glyph; glyphs past the end share the last one's. */
function readAdvanceWidths(file: Buffer): number[] {
  const unitsPerEm = tableOf(file, "head").readUInt16BE(18);
  const count = tableOf(file, "hhea").readUInt16BE(34);
  const metrics = tableOf(file, "hmtx");
  return Array.from({ length: count }, (_, i) => metrics.readUInt16BE(i * 4) / unitsPerEm);
}

/** Glyph ids by code point, of every Unicode subtable. */
function readGlyphs(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    const format = subtable.readUInt16BE(0);
    if (format === 4) readSegments(subtable, glyphs);
    if (format === 12) readGroups(subtable, glyphs);
  }
  return glyphs;
}

/** Format 4: segments of the basic plane, by delta or by an offset into an array of glyphs. */
function readSegments(subtable: Buffer, glyphs: Map<number, number>): void {
  const doubledCount = subtable.readUInt16BE(6);
  for (let at = 0; at < doubledCount; at += 2) {
    const end = subtable.readUInt16BE(14 + at);
    const start = subtable.readUInt16BE(16 + doubledCount + at);
    const delta = subtable.readUInt16BE(16 + 2 * doubledCount + at);
    const offsetAt = 16 + 3 * doubledCount + at;
    const offset = subtable.readUInt16BE(offsetAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const listed = offset && subtable.readUInt16BE(offsetAt + offset + (code - start) * 2);
      const glyph = offset && !listed ? 0 : ((offset ? listed : code) + delta) & 0xffff;
      if (glyph) glyphs.set(code, glyph);
    }
  }
}

/** Format 12: groups of any plane, glyphs in sequence. */
function readGroups(subtable: Buffer, glyphs: Map<number, number>): void {
  for (let i = 0; i < subtable.readUInt32BE(12); i++) {
    const at = 16 + i * 12;
    const start = subtable.readUInt32BE(at);
    const first = subtable.readUInt32BE(at + 8);
    for (let code = start; code <= subtable.readUInt32BE(at + 4); code++) {
      glyphs.set(code, first + code - start);
    }
  }
}

function readFace(face: AnyFace): Buffer {
  return readFileSync(fileOf(face));
}

function fileOf(face: AnyFace): string {
  return path.join(process.cwd(), "node_modules", "@expo-google-fonts", FILES[face]);
}
