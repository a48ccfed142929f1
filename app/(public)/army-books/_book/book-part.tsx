import "./statistics.css";
import type { ReactNode } from "react";
import { ChapterNo } from "@/app/_ui/chapter-no";

interface BookPartProps {
  readonly title: string;
  /** The chapter it serves. */
  readonly chapter?: string;
  readonly children: ReactNode;
}

/** A part of an army book under its heading. */
export function BookPart({ title, chapter, children }: BookPartProps) {
  return (
    <section>
      <h2 className="mb-2 text-lg">
        {title} {chapter && <ChapterNo chapter={chapter} />}
      </h2>
      {children}
    </section>
  );
}

/** A part that is a table of figures, which scrolls sideways where it must; on a phone each row is a block. */
export function StatisticsPart({ children, ...part }: BookPartProps) {
  return (
    <BookPart {...part}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="overflow-x-auto" aria-label={part.title} tabIndex={0}>
        <table className="grid statistics">{children}</table>
      </section>
    </BookPart>
  );
}

/** An empty box to write in what the book does not give. */
export function OpenBox({ label }: { readonly label: string }) {
  return (
    <span
      className="inline-block h-4 w-6 border border-edge align-text-bottom"
      role="img"
      aria-label={label}
    />
  );
}
