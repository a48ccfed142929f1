import type { ReactNode } from "react";
import { classNames } from "@/app/_ui/class-names";

interface PaperProps {
  /** How wide its tables are. */
  readonly width: "list" | "book";
  readonly children: ReactNode;
}

/** A document to read on its sheet, which on a phone and in print reaches from edge to edge. */
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
  /** What it is, in a line. */
  readonly facts: ReactNode;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** The title of a document on its sheet. */
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
