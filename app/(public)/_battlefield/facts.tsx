import type { ReactNode } from "react";

/** A list of facts about a field, one per line. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="mt-2 grid gap-2 text-sm">{children}</dl>;
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

export function Fact({ name, children }: FactProps) {
  return (
    <div className="grid grid-cols-[--spacing(34)_minmax(0,1fr)] gap-2">
      <dt className="font-semibold">{name}</dt>
      <dd className="wrap-anywhere first-letter:uppercase has-[code]:first-letter:normal-case">
        {children}
      </dd>
    </div>
  );
}
