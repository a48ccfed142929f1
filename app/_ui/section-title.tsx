import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";

const titleLook = tv({
  slots: { line: "flex justify-between gap-2 border-ink-3 border-b", heading: "" },
  variants: {
    level: {
      2: { line: "pb-0.75", heading: "text-lg" },
      3: { line: "mb-2 pb-1", heading: "small-caps" },
    },
    isAlone: { true: { line: "items-baseline" }, false: { line: "items-center" } },
  },
});

interface SectionTitleProps {
  /** 2 in serif on a page, 3 in small capitals within a panel. */
  readonly level?: 2 | 3;
  readonly id?: string;
  /** One or two buttons at the far end, not part of the title. */
  readonly aside?: ReactNode;
  /** The title; anything after it goes to the far end of the line. */
  readonly children: ReactNode;
}

/** The title of a section, on a separate line with a rule below. */
export function SectionTitle({ level = 2, id, aside, children }: SectionTitleProps) {
  const Heading = level === 2 ? "h2" : "h3";
  const { line, heading } = titleLook({ level, isAlone: !aside });
  if (!aside) {
    return (
      <Heading id={id} className={line({ className: heading() })}>
        {children}
      </Heading>
    );
  }
  return (
    <div className={line()}>
      <Heading id={id} className={heading()}>
        {children}
      </Heading>
      {aside}
    </div>
  );
}
