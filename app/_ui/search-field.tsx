import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { inputLook } from "./field-look";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "type" | "className"> {
  readonly icon: ReactNode;
  readonly className?: string;
}

/** A field for searching or filtering, with an icon in it. */
export function SearchField({ icon, className, ...props }: SearchFieldProps) {
  return (
    <div className={classNames("relative", className)}>
      <span className="pointer-events-none absolute start-2.25 top-1/2 -translate-y-1/2 text-ink-3">
        {icon}
      </span>
      <input {...props} type="search" className={inputLook({ className: "ps-7.5" })} />
    </div>
  );
}
