import type { ReactNode } from "react";
import { SectionTitle } from "@/app/_ui/section-title";

/** The parties of a roll, side by side if they fit; a single party has a limited width. */
export function OddsParties({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(72.5)),1fr))] items-start gap-6 *:only:max-w-[60ch]">
      {children}
    </div>
  );
}

interface OddsPartyProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** A party of a roll with its name. */
export function OddsParty({ legend, children }: OddsPartyProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 w-full border-brass border-b-3 pb-0.75 font-semibold font-serif text-xl leading-tight">
        {legend}
      </legend>
      {children}
    </fieldset>
  );
}

/** The heading above a party's circumstances. */
export function WhatHolds({ children }: { readonly children: ReactNode }) {
  return (
    <div className="mt-5 mb-2">
      <SectionTitle>{children}</SectionTitle>
    </div>
  );
}
