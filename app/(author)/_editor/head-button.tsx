"use client";

import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/app/_ui/button";
import { buttonLook } from "@/app/_ui/button-look";
import { LinkButton } from "@/app/_ui/link-button";

interface HeadFileProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

const FOLDED = "max-tablet:w-11 max-tablet:gap-0 max-tablet:px-0 max-tablet:[&>svg]:size-4.5";

/** A button in the head of a desk; on a phone only its icon is visible, and the label is for screen readers. */
export function HeadButton({
  children,
  ...props
}: Omit<ComponentProps<typeof Button>, "className">) {
  return (
    <Button {...props} className={FOLDED}>
      <Words>{children}</Words>
    </Button>
  );
}

/** A link with the same look. */
export function HeadLink({
  children,
  ...props
}: Omit<ComponentProps<typeof LinkButton>, "className">) {
  return (
    <LinkButton {...props} className={FOLDED}>
      <Words>{children}</Words>
    </LinkButton>
  );
}

/** The same for a file: nothing is fetched before it is pressed, and the page stays open. */
export function HeadFile({ href, icon, children }: HeadFileProps) {
  return (
    <a className={buttonLook({ look: "primary", className: FOLDED })} href={href}>
      {icon}
      <Words>{children}</Words>
    </a>
  );
}

function Words({ children }: Pick<HeadFileProps, "children">) {
  return <span className="max-tablet:sr-only">{children}</span>;
}
