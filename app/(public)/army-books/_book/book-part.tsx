import type { ReactNode } from "react";
import { ChapterNo } from "@/app/_ui/chapter-no";

export interface BookPartProps {
  readonly title: string;
  /** The chapter of the rules that the part is about. */
  readonly chapter?: string;
  readonly children: ReactNode;
}

/** A section of an army book with its heading. */
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

/** An empty box for writing in a figure that the book does not give. */
export function OpenBox({ label }: { readonly label: string }) {
  return (
    <span
      className="inline-block h-4 w-6 border border-edge align-text-bottom"
      role="img"
      aria-label={label}
    />
  );
}
