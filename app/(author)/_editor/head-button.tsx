"use client";

import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/app/_ui/button";
import { LinkButton } from "@/app/_ui/link-button";

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

function Words({ children }: { readonly children: ReactNode }) {
  return <span className="max-tablet:sr-only">{children}</span>;
}
