import type { ComponentProps, ReactNode } from "react";
import { tv } from "tailwind-variants/lite";

const tickLook = tv({
  slots: {
    line: "flex cursor-pointer items-center gap-2 text-sm touch:min-h-11",
    box: "m-0 size-3.75 flex-none accent-ink touch:size-5",
  },
  variants: {
    spacing: {
      normal: { line: "min-h-7" },
      tight: { line: "min-h-6.5" },
      none: {},
    },
  },
});

interface NativeTickProps extends Omit<ComponentProps<"input">, "type" | "className"> {
  readonly type?: "checkbox" | "radio";
  /** The distance between lines of them; on touch screens each has space for a finger. */
  readonly spacing?: "normal" | "tight" | "none";
  readonly className?: string;
  readonly children: ReactNode;
}

/** A native checkbox or radio button, which needs no script. */
export function NativeTick(given: NativeTickProps) {
  const { type = "checkbox", spacing = "normal", className, children, ...props } = given;
  const looks = tickLook({ spacing });
  return (
    <label className={looks.line({ className })}>
      <input {...props} type={type} className={looks.box()} />
      {children}
    </label>
  );
}
