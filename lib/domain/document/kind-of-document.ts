import type { z } from "zod";
import type { CatalogueFacts } from "./catalogue-facts";
import type { CheckReport, Finding } from "./check-report";
import type { DocumentKind } from "./document-kind";
import type { Issue } from "./error-code";
import type { Thing } from "./history/thing";
import type { JsonRecord } from "./json";
import type { Say } from "./translations/text-place";

/** Converts a document from one schema version to the next. */
export type Upgrade = (older: JsonRecord) => JsonRecord;

/**
 * What editors need of a kind of document, without its schema, which takes longer to load than they do. `kind` and
 * `system` together name it: a map is another document in each game.
 */
export interface PartsOfDocument<Document> {
  readonly kind: DocumentKind;
  readonly system: string;
  /** A state split into things that can be compared; an older release may have stored it. */
  things(state: JsonRecord): Thing[];
  /** The document with each of its author's texts replaced by what `say` returns; left out: it is never translated. */
  withTexts?(document: Document, say: Say): Document;
  /** Its variants, other ways to play it; left out: it never has any. */
  readonly variants?: {
    /** One as its document is now, still to be parsed; null if there is none with this id. */
    today(document: Document, id: string): unknown;
    /** The document with one of them as edited. */
    edited(document: Document, id: string, variant: Document): Document;
  };
}

/** Everything the service does with a kind of document, whatever its game. */
export interface KindOfDocument<Document> extends PartsOfDocument<Document> {
  readonly schema: z.ZodType<Document>;
  /** Faults that a schema cannot express: repeated ids, counts, references. */
  issues?(document: Document): readonly Issue[];
  /** In order, the first from version 1 to 2; the newest version is their number plus one. */
  readonly upgrades: readonly Upgrade[];
  /** A stored document in which values whose meaning has since got a name of its own take that name. */
  fromStore?(document: Document): Document;
  /** Figures that others may send along but that are worked out here, removed; and the findings about wrong ones. */
  takeSentFigures?(json: unknown): {
    readonly json: unknown;
    recalculated(document: Document): readonly Finding[];
  };
  check(document: Document): CheckReport;
  /** What its check leaves to another endpoint, as the end of a sentence for the API's description. */
  readonly checkedElsewhere?: string;
  catalogueFacts(document: Document): CatalogueFacts;
  /** Its place on the shipped library's shelf, as sorted text; left out: at the end. */
  shelfPlace?(document: Document): string;
  /** What readers other than its owner get; left out: it hides nothing from those who may read it. */
  forOthers?(document: Document): Document;
  /** An earlier state in which what its owner has marked as secret since is marked as well. */
  withMarksOf?(past: Document, present: Document): Document;
  /** What is chosen about a document beside its edits; a state that does not say keeps what the document says now. */
  readonly choices?: readonly string[];
  /** The documents of the same kind it admits things from, which must not lead back to it. */
  links?(document: Document): readonly DocumentLink[];
  /** Whether a share link can open it; a scenario shares packs and views of each side instead. */
  readonly isShareable: boolean;
  /** A short example for the API's description. */
  readonly example: object;
}

export interface DocumentLink {
  readonly id: string;
  /** JSON Pointer to the value that names it. */
  readonly path: string;
}
