import type { Language } from "@/lib/domain/document/language";
import type { Paper } from "@/lib/domain/document/paper";

/** Print options: the language of the labels and the paper. */
export interface PrintOptions {
  readonly language: Language;
  readonly paper: Paper;
}

/** An SVG file to be rasterised. */
export interface Picture {
  readonly svg: string;
  readonly widthPx: number;
}

/** A printed document. */
export interface Printed {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Characters missing from our fonts, printed as ◊. */
  readonly unprintable: readonly string[];
}

/** A page as a small picture. */
export interface PagePicture {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Base64-encoded. */
  readonly png: string;
}

/** A preview of a document. */
export interface PagesShown {
  /** The page count of the whole document; 0 if it is empty. */
  readonly pages: number;
  /** Pictures of the first pages. */
  readonly pictures: readonly PagePicture[];
}
