"use client";

import type { ReactNode } from "react";
import { useHydrated } from "./use-hydrated";

/**
 * Controls that need the page's script: disabled until it has loaded, so that no press or typing is lost. Links work
 * before.
 */
export function OffUntilHydrated({ children }: { readonly children: ReactNode }) {
  return (
    <fieldset className="needs-script" role="presentation" disabled={!useHydrated()}>
      {children}
    </fieldset>
  );
}
