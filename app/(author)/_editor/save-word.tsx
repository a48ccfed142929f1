import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";

const wordLook = tv({
  base: "inline-flex items-center gap-1.5 max-tablet:min-w-0 max-tablet:whitespace-normal max-tablet:leading-tight",
  variants: {
    look: {
      done: "font-semibold text-ok",
      busy: "text-ink-3",
      warning: "font-semibold text-warn",
      error: "font-semibold text-error",
    },
  },
});

interface SaveWordProps {
  readonly look: "done" | "busy" | "warning" | "error";
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** States in a word or two whether the document is saved; changes are announced to screen reader users. */
export function SaveWord({ look, icon, children }: SaveWordProps) {
  return (
    <output className={wordLook({ look })}>
      {icon}
      {children}
    </output>
  );
}
