"use client";

import type { ReactNode } from "react";
import { useHydrated } from "./use-hydrated";

/**
 * Controls that need the page's script: off until it has come, so that nothing is pressed or typed in vain. Links
 * work meanwhile.
 */
export function OffUntilHydrated({ children }: { readonly children: ReactNode }) {
  return (
    <fieldset className="needs-script" role="presentation" disabled={!useHydrated()}>
      {children}
    </fieldset>
  );
}
