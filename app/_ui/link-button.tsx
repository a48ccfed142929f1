import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";

interface LinkButtonProps extends Omit<ComponentProps<typeof Link>, "className"> {
  readonly look?: "plain" | "primary" | "bare" | "danger";
  readonly icon?: ReactNode;
  readonly className?: string;
}

/** A link that looks like a button: it goes somewhere, and does nothing else. Nothing is fetched before it is pressed. */
export function LinkButton({
  look = "plain",
  icon,
  className,
  children,
  ...props
}: LinkButtonProps) {
  return (
    <Link
      prefetch={false}
      {...props}
      className={classNames("btn", look !== "plain" && look, className)}
    >
      {icon}
      {children}
    </Link>
  );
}
