import type { ReactNode } from "react";
import { classNames } from "@/app/_ui/class-names";

interface PaperProps {
  /** The width suits the tables of a list or of a book. */
  readonly width: "list" | "book";
  readonly children: ReactNode;
}

/** A sheet with a document to read; on a phone and in print it extends from edge to edge. */
export function Paper({ width, children }: PaperProps) {
  return (
    <article
      className={classNames(
        "mx-auto grid grid-cols-1 gap-5 border-rule-2 bg-sheet max-tablet:-mx-4 max-tablet:-mt-4 max-tablet:border-b max-tablet:p-4 tablet:border tablet:px-8 tablet:pt-6 tablet:pb-8 print:max-w-none print:border-0 print:p-0",
        width === "list" ? "max-w-245" : "max-w-270",
      )}
    >
      {children}
    </article>
  );
}

interface PaperHeadProps {
  readonly title: string;
  readonly lang: string;
  /** A line describing the document. */
  readonly facts: ReactNode;
  /** The document's actions. */
  readonly children: ReactNode;
}

/** The head of a document's sheet: title, facts and actions. */
export function PaperHead({ title, lang, facts, children }: PaperHeadProps) {
  return (
    <header className="grid gap-2">
      <h1 className="wrap-anywhere tablet:text-3xl" lang={lang}>
        {title}
      </h1>
      {facts}
      <div className="grid gap-2 print:hidden">{children}</div>
    </header>
  );
}
