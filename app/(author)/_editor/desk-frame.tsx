import type { HTMLAttributes, ReactNode } from "react";
import { tv } from "tailwind-variants/lite";
import { Facts } from "@/app/_ui/facts";

interface DeskProps extends Pick<HTMLAttributes<HTMLElement>, "onClickCapture"> {
  readonly children: ReactNode;
}

/** Head, work area and status bar of a desk: it fills the window, and each of its panes scrolls on its own. */
export function Desk(props: DeskProps) {
  return (
    <div
      className="grid h-below-bar grid-rows-[--spacing(13)_minmax(0,1fr)_--spacing(8.5)] bg-desk max-tablet:block max-tablet:h-auto max-tablet:min-h-dvh max-tablet:pb-13"
      {...props}
    />
  );
}

const headLook = tv({
  slots: {
    head: "flex min-w-0 items-center gap-4 border-rule-2 border-b bg-paper px-4 max-tablet:flex-wrap max-tablet:gap-x-3 max-tablet:gap-y-0 max-tablet:py-2 tablet:[&_h1]:truncate [&_h1]:text-xl",
    facts:
      "overflow-hidden text-ink-3 max-tablet:order-3 max-tablet:w-full max-tablet:pb-1 tablet:max-wide-tablet:hidden tablet:flex-nowrap tablet:whitespace-nowrap",
    acts: "ms-auto flex items-center gap-2 max-tablet:gap-1",
  },
  variants: {
    phone: {
      beside: {},
      below: { acts: "max-tablet:order-4 max-tablet:ms-0 max-tablet:w-full max-tablet:pb-1" },
    },
  },
});

interface DeskHeadProps {
  readonly label: string;
  readonly title: ReactNode;
  /** Facts about the document, each an element. */
  readonly facts: ReactNode;
  /** Actions on the document as a whole. */
  readonly acts: ReactNode;
  /** Where a phone shows the actions: next to the title, or below it if there are many. */
  readonly phone: "beside" | "below";
}

/** The head of a desk: title, facts and actions. A narrow tablet has room only for title and actions. */
export function DeskHead({ label, title, facts, acts, phone }: DeskHeadProps) {
  const look = headLook({ phone });
  return (
    <section className={look.head()} aria-label={label}>
      {title}
      <Facts className={look.facts()}>{facts}</Facts>
      <div className={look.acts()}>{acts}</div>
    </section>
  );
}

/** The work area of a desk, with the findings below it. */
export function DeskWork({ children }: { readonly children: ReactNode }) {
  return (
    <main
      id="main"
      className="grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto] outline-none max-tablet:block"
      tabIndex={-1}
    >
      {children}
    </main>
  );
}
