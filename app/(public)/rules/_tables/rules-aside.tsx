import type { ReactNode } from "react";
import { classNames } from "@/app/_ui/class-names";

interface RulesAsideProps {
  /** The id that links lead to. */
  readonly id: string;
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The column next to a page of the rules, moved below it on narrower screens. */
export function RulesAside({ id, title, className, children }: RulesAsideProps) {
  return (
    <aside
      aria-labelledby={id}
      className={classNames(
        "border-rule-2 border-s border-t-3 border-t-brass bg-sheet px-4 py-5 tablet:max-desktop:col-start-2",
        "desktop:sticky desktop:top-bar desktop:h-[calc(100dvh-var(--spacing-bar))] desktop:overflow-auto",
        className,
      )}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </aside>
  );
}

/** The heading of a part of the column. */
export function AsideTitle({ children }: { readonly children: ReactNode }) {
  return (
    <h3 className="mt-5 mb-2 border-rule-2 border-b pb-0.75 text-xs leading-tight tracking-caps uppercase">
      {children}
    </h3>
  );
}

interface JumpToAsideProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** A link to the column, shown if it is out of sight below the page. */
export function JumpToAside({ id, children }: JumpToAsideProps) {
  return (
    <a
      href={`#${id}`}
      className="mt-2 inline-block text-sm desktop:hidden max-desktop:touch:inline-flex max-desktop:touch:min-h-11 max-desktop:touch:items-center"
    >
      {children}
    </a>
  );
}
