import type { Language } from "@/lib/domain/language";

/** A name and what is said of it. */
export interface NamedLine {
  readonly name: string;
  readonly text: string;
}

/** A battlefield's sheet as the template `battlefield.typ` takes it. */
export interface BattlefieldSheet {
  readonly documentTitle: string;
  readonly title: string;
  /** What it was made from, with its label; null where people made it. */
  readonly seed: string | null;
  readonly language: Language;
  readonly paper: string;
  /** The picture as an SVG file, and what those hear who cannot see it. */
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
    /** Without a number of their own. */
    readonly further: readonly string[];
  };
  readonly effects: { readonly label: string; readonly lines: readonly NamedLine[] };
  /** What was accepted, with the author's reason, in the author's language. */
  readonly accepted: {
    readonly label: string;
    readonly lines: readonly {
      readonly rule: string;
      readonly text: string;
      readonly reason: string;
    }[];
  };
  readonly textLanguage: Language;
}
