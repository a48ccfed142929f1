import type { ReactNode } from "react";
import { RulesAside } from "../_tables/rules-aside";

interface OddsAsideProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What may come of the roll asked for, with room below it for what stays at the foot of a phone. */
export function OddsAside({ title, children }: OddsAsideProps) {
  return (
    <RulesAside id="answer" title={title} className="max-tablet:px-3 max-tablet:pb-27">
      {children}
    </RulesAside>
  );
}

/** Stands where there is no answer. */
export function NoAnswer({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="font-semibold text-error text-sm">
      {children}
    </p>
  );
}
