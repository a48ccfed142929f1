import type { ReactNode } from "react";
import { Page } from "@/app/_ui/page";

interface AccountCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page for signing in or up: one card with its title. */
export function AccountCard({ title, children }: AccountCardProps) {
  return (
    <Page width="form">
      <div className="grid gap-4 border border-rule-2 bg-sheet p-6">
        <h1>{title}</h1>
        {children}
      </div>
    </Page>
  );
}

/** The introduction below a page's title. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <p className="text-pretty text-ink-2">{children}</p>;
}

/** One of several alternatives on a page. */
export function Way({ title, children }: AccountCardProps) {
  return (
    <section className="grid gap-3 border-rule border-t pt-3">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A link to another page, for those who want that instead. */
export function OtherWay({ children }: { readonly children: ReactNode }) {
  return <p className="border-rule border-t pt-3 text-sm">{children}</p>;
}
