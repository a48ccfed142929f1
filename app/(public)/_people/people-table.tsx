import type { ReactNode } from "react";
import { classNames } from "@/app/_ui/class-names";

interface PeopleTableProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A table of people: members of a club or players in an event. */
export function PeopleTable({ className, children }: PeopleTableProps) {
  return (
    <table
      className={classNames(
        "w-full [&_:is(th,td)]:border-b [&_:is(th,td)]:border-rule-2 [&_:is(th,td)]:py-1.5 [&_:is(th,td)]:pe-2 [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top [&_:is(th,td)]:wrap-anywhere",
        "[&_thead_th]:text-xs [&_thead_th]:font-normal [&_thead_th]:text-ink-2",
        className,
      )}
    >
      {children}
    </table>
  );
}
