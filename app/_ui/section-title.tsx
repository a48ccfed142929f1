import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";

const titleLook = tv({
  base: "flex items-baseline justify-between gap-2 border-ink-3 border-b",
  variants: { level: { 2: "pb-0.75 text-lg", 3: "small-caps mb-2 pb-1" } },
});

interface SectionTitleProps {
  /** 2 in serif on a page, 3 in small capitals within a panel. */
  readonly level?: 2 | 3;
  readonly id?: string;
  /** The title; what follows it stands at the far end of the line. */
  readonly children: ReactNode;
}

/** The title of a section, on a line of its own with a rule below it. */
export function SectionTitle({ level = 2, id, children }: SectionTitleProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Heading id={id} className={titleLook({ level })}>
      {children}
    </Heading>
  );
}
