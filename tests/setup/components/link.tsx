// Stands in for `next/link` in tests of components.
import type { ComponentProps } from "react";
import { goTo } from "./navigation";

interface LinkProps extends ComponentProps<"a"> {
  readonly href: string;
  readonly prefetch?: boolean;
  readonly onNavigate?: () => void;
}

export default function Link({ href, prefetch: _, onNavigate, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        onNavigate?.();
        goTo(href);
      }}
    />
  );
}
