import type { ReactNode } from "react";

interface WorkListProps {
  readonly look: "cards" | "rows";
  readonly children: ReactNode;
}

/** Works of the library, as cards in two columns or as rows. */
export function WorkList({ look, children }: WorkListProps) {
  if (look === "rows") return <ul className="grid grid-cols-1 border border-rule-2">{children}</ul>;
  return <ul className="grid grid-cols-1 gap-x-4 gap-y-3 tablet:grid-cols-2">{children}</ul>;
}
