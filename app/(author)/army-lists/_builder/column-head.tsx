import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";
import { ChapterNo } from "@/app/_ui/chapter-no";

const headLook = tv({
  base: "flex min-w-0 items-baseline gap-2",
  variants: { look: { column: "mb-2", entry: "-mb-1.5" } },
});

interface ColumnHeadProps {
  /** `entry` is for the heading of the open entry, whose parts have their own spacing. */
  readonly look?: "column" | "entry";
  readonly title: string;
  /** The chapter it is based on, at the end of the line. */
  readonly chapter?: string;
  /** What it depends on, after the title. */
  readonly children?: ReactNode;
}

/** The title of a column of the builder. */
export function ColumnHead({ look = "column", title, chapter, children }: ColumnHeadProps) {
  return (
    <div className={headLook({ look })}>
      <h2 className="wrap-anywhere">{title}</h2>
      {children}
      {chapter && (
        <span className="ms-auto">
          <ChapterNo chapter={chapter} />
        </span>
      )}
    </div>
  );
}
