"use client";

import type { ComponentProps } from "react";
import { Button } from "@/app/_ui/button";

/** A button at the head of a desk; on a phone its icon stands alone and its words are read aloud. */
export function HeadButton({
  children,
  ...props
}: Omit<ComponentProps<typeof Button>, "className">) {
  return (
    <Button {...props} className="max-tablet:w-11 max-tablet:px-0 max-tablet:[&>svg]:size-4.5">
      <span className="max-tablet:sr-only">{children}</span>
    </Button>
  );
}
