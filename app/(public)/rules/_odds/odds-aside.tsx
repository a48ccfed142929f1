import type { ReactNode } from "react";
import { RulesAside } from "../_tables/rules-aside";

interface OddsAsideProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The results of the roll, with space at the bottom for the short answer at the foot of a phone. */
export function OddsAside({ title, children }: OddsAsideProps) {
  return (
    <RulesAside id="answer" title={title} className="max-tablet:px-3 max-tablet:pb-27">
      {children}
    </RulesAside>
  );
}

/** Shown if there is no answer. */
export function NoAnswer({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="font-semibold text-error text-sm">
      {children}
    </p>
  );
}
