import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";

/** The look of a tag, for tags that are links. */
export const tagLook = tv({
  base: "inline-flex items-center gap-1 whitespace-nowrap rounded-sm border border-rule-2 px-1.5 text-2xs text-ink-2 leading-4.5",
  variants: { look: { plain: "", dashed: "border-dashed" } },
});

interface TagProps {
  /** `dashed`: not visible to others, or an estimate. */
  readonly look?: "plain" | "dashed";
  readonly className?: string;
  readonly children: ReactNode;
}

/** A word or two about the thing next to it: a state, role or origin. */
export function Tag({ look = "plain", className, children }: TagProps) {
  return <span className={tagLook({ look, className })}>{children}</span>;
}
