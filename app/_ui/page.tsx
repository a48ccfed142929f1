import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";

/** Stacks parts, and the contents of each. */
export const SECTIONS =
  "grid grid-cols-1 content-start gap-5 [&>section]:grid [&>section]:content-start [&>section]:gap-3";

const pageLook = tv({
  base: "mx-auto px-6 pb-8 max-tablet:p-4",
  variants: {
    width: {
      wide: "max-w-page pt-5",
      column: "max-w-190 pt-5",
      text: "max-w-140 pt-5",
      form: "max-w-form pt-8",
    },
    look: {
      plain: "",
      stack: "grid grid-cols-1 content-start gap-4",
      parts: "grid grid-cols-1 content-start gap-5",
      sections: SECTIONS,
    },
  },
});

interface PageProps {
  /** From the whole page down to a small form. */
  readonly width?: "wide" | "column" | "text" | "form";
  /**
   * `stack` and, with more space between, `parts` stack its parts; `sections` also stacks the contents of each part.
   */
  readonly look?: "plain" | "stack" | "parts" | "sections";
  readonly className?: string;
  readonly children: ReactNode;
}

/** The content of a page, between the bar and the footer. */
export function Page({ width = "wide", look = "plain", className, children }: PageProps) {
  return (
    <main id="main" className={pageLook({ width, look, className })}>
      {children}
    </main>
  );
}
