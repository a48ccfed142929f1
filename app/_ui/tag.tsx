import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";

/** For what is itself a link. */
export const tagLook = tv({
  base: "inline-flex items-center gap-1 whitespace-nowrap rounded-sm border border-rule-2 px-1.5 text-2xs text-ink-2 leading-4.5",
  variants: { look: { plain: "", dashed: "border-dashed" } },
});

interface TagProps {
  /** `dashed` says that others do not see it, or that it is an estimate. */
  readonly look?: "plain" | "dashed";
  readonly className?: string;
  readonly children: ReactNode;
}

/** A word or two about what it stands beside: a state, a role, an origin. */
export function Tag({ look = "plain", className, children }: TagProps) {
  return <span className={tagLook({ look, className })}>{children}</span>;
}
