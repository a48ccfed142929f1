import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { checkBattlefield } from "@/lib/domain/bogowie-wojny/field/check";
import { boundsOf, countedPieces } from "@/lib/domain/bogowie-wojny/field/checks/counts";
import { battlefieldFile } from "@/lib/domain/bogowie-wojny/field/drawing/battlefield-file";
import { battlefieldFindingText } from "@/lib/domain/bogowie-wojny/field/finding-text";
import { battlefieldLabel } from "@/lib/domain/bogowie-wojny/field/label";
import { furtherLines, pieceLines } from "@/lib/domain/bogowie-wojny/field/placing-text";
import { bothSides } from "@/lib/domain/bogowie-wojny/field/side";
import { sideText } from "@/lib/domain/bogowie-wojny/field/side-text";
import { effectsOn } from "@/lib/domain/bogowie-wojny/field/terrain-effects";
import { pieceText } from "@/lib/domain/bogowie-wojny/field/thing-text";
import type { Language } from "@/lib/domain/document/language";
import type { Translator } from "@/lib/i18n/translator";
import { TYPST_PAPER } from "../../document/paper";
import type { TextCleaner } from "../../document/text/clean-text";
import { paperWords } from "../../document/text/paper-words";
import { type Block, proseOf } from "../../document/text/prose";
import type { PrintOptions } from "../../press/printed";

/** A plan for laying out a battlefield: picture, seed, pieces in order, and effects of terrain. */
export function battlefieldSheet(
  field: Battlefield,
  { language, paper }: PrintOptions,
  clean: TextCleaner,
): BattlefieldSheet {
  const t = paperWords(language, "battlefield");
  const { widthCm, depthCm } = field.table;
  const alt = clean.line(battlefieldLabel(field, t));
  return {
    documentTitle: clean.line(field.title),
    title: clean.line(field.title),
    seed: field.seed && `${t("facts.seed")}: ${clean.line(field.seed)}`,
    language,
    paper: TYPST_PAPER[paper],
    svg: battlefieldFile(field, alt),
    alt,
    wide: widthCm > 1.2 * depthCm,
    signs: t("signs"),
    facts: [...facts(field, t), ...sides(field, { language, clean }), ...objectives(field, t)],
    counts: {
      label: t("counts.title"),
      heads: ["sort", "count", "least", "most"].map((head) => t(`counts.${head}`)),
      rows: countRows(field, t),
    },
    order: {
      label: t("order.title"),
      pieces: pieceLines(field, t).map(({ text }) => capital(text)),
      further: counted(furtherLines(field, t).map(({ text }) => capital(text))),
    },
    effects: { label: t("effects.title"), lines: effectLines(field, t) },
    accepted: { label: t("acceptedTitle"), lines: acceptedLines(field, { language, clean }) },
    notes: { label: t("notesTitle"), blocks: proseOf(field.notes, clean) },
    textLanguage: field.language,
    remark: unprintableRemark({ language, clean }),
  };
}

/** That characters could not be printed, or nothing; must come last, after all texts have been cleaned. */
function unprintableRemark({ language, clean }: SheetWords): string {
  const count = clean.unprintable.size;
  return count === 0 ? "" : paperWords(language, "print")("unprintable", { count });
}

/** The findings its author has accepted, with reasons. */
function acceptedLines(field: Battlefield, { language, clean }: SheetWords) {
  const t = paperWords(language, "battlefield");
  return checkBattlefield(field).accepted.map(({ finding, reason }) => ({
    rule: finding.rule,
    text: battlefieldFindingText(finding, t),
    reason: clean.line(reason),
  }));
}

function facts({ table, area, initiative, pieces }: Battlefield, t: Translator): NamedLine[] {
  const size = t("form.sizes", { width: table.widthCm, depth: table.depthCm });
  return [
    { name: t("facts.table"), text: size },
    { name: t("facts.area"), text: t(`areas.${area}`) },
    { name: t("facts.initiative"), text: capital(t(`players.${initiative}`)) },
    { name: t("facts.pieces"), text: String(pieces.length) },
  ];
}

function objectives({ objectives: chosen, pieces }: Battlefield, t: Translator): NamedLine[] {
  return chosen.map(({ role, pieceId, points, chosenBy }) => {
    const piece = pieces.find(({ id }) => id === pieceId);
    const named = piece ? pieceText(piece, t) : "";
    const text = t("objectives.line", { piece: named, points, player: t(`players.${chosenBy}`) });
    return { name: t(`objectives.${role}`), text: capital(text) };
  });
}

/** The sides with their armies and bought terrain; users' texts are cleaned for printing. */
function sides(field: Battlefield, { language, clean }: SheetWords): NamedLine[] {
  const t = paperWords(language, "battlefield");
  const nation = paperWords(language, "bogowieWojny.nations");
  return bothSides(field).flatMap((side) => {
    const text = clean.line(sideText(side, { t, nation }));
    return text === "" ? [] : [{ name: t(`sides.${side.edge}`), text }];
  });
}

interface SheetWords {
  readonly language: PrintOptions["language"];
  readonly clean: TextCleaner;
}

function countRows(field: Battlefield, t: Translator): string[][] {
  const counts = countedPieces(field);
  return boundsOf(field.area).map(({ column, least, most }) => [
    t(`columns.${column}`),
    ...[counts[column], least, most].map(String),
  ]);
}

/** Each line once, with how often it stands where that is more. */
function counted(lines: readonly string[]): string[] {
  return [...new Set(lines)].map((line) => {
    const count = lines.filter((other) => other === line).length;
    return count > 1 ? `${line} × ${count}` : line;
  });
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function effectLines(field: Battlefield, t: Translator): NamedLine[] {
  return effectsOn(field).map(({ kind, effectFigures }) => ({
    name: capital(t(`kinds.${kind}`)),
    text: t(`effects.${kind}`, effectFigures),
  }));
}

/** A name with its text. */
interface NamedLine {
  readonly name: string;
  readonly text: string;
}

/** The input of the template `battlefield.typ`. */
interface BattlefieldSheet {
  readonly documentTitle: string;
  readonly title: string;
  /** The seed with its label; null if people made the field. */
  readonly seed: string | null;
  readonly language: Language;
  readonly paper: string;
  /** The picture as an SVG file, and its text alternative. */
  readonly svg: string;
  readonly alt: string;
  /** Whether the picture takes the paper's whole width. */
  readonly wide: boolean;
  readonly signs: string;
  readonly facts: readonly NamedLine[];
  readonly counts: {
    readonly label: string;
    readonly heads: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly order: {
    readonly label: string;
    readonly pieces: readonly string[];
    /** Unnumbered lines. */
    readonly further: readonly string[];
  };
  readonly effects: { readonly label: string; readonly lines: readonly NamedLine[] };
  /** Accepted findings with the author's reason, in the author's language. */
  readonly accepted: {
    readonly label: string;
    readonly lines: readonly {
      readonly rule: string;
      readonly text: string;
      readonly reason: string;
    }[];
  };
  /** The author's own, on a page apart; none where the author wrote none. */
  readonly notes: { readonly label: string; readonly blocks: readonly Block[] };
  readonly textLanguage: Language;
  readonly remark: string;
}
