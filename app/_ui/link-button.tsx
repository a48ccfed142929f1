import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, type ButtonSize, buttonLook } from "./button-look";

interface LinkButtonProps extends Omit<ComponentProps<typeof Link>, "className"> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
  readonly className?: string;
}

/** A link that looks like a button; it only navigates. Nothing is prefetched. */
export function LinkButton({ look, size, icon, className, children, ...props }: LinkButtonProps) {
  return (
    <Link prefetch={false} {...props} className={buttonLook({ look, size, className })}>
      {icon}
      {children}
    </Link>
  );
}
