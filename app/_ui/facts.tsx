import type { HTMLAttributes } from "react";
import { tv } from "tailwind-variants/lite";

const factsLook = tv({ base: "facts" });

/** Short facts on one line, each a separate element, with dots between them. */
export function Facts({ className, ...props }: HTMLAttributes<HTMLParagraphElement>) {
  return <p className={factsLook({ className })} {...props} />;
}
