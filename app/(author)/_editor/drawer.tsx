import { ChevronDown, CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/app/_ui/class-names";
import type { Severity } from "@/lib/domain/document/severity";

interface DrawerProps {
  readonly id: string;
  readonly title: string;
  /** The label of the opened list. */
  readonly listLabel: string;
  /** The text next to the title: the number of findings. */
  readonly summary: ReactNode;
  /** The findings that were set aside. */
  readonly aside: ReactNode;
  /** Whether there are no findings, which is stated in a row of its own. */
  readonly isClear: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** The findings at the bottom of the work area: one line, with a list above the status bar once opened. */
export function Drawer(props: DrawerProps) {
  const { id, title, listLabel, summary, aside, isClear, isOpen, onToggle, children } = props;
  return (
    <section
      className={classNames(
        "relative z-4 border-rule-2 border-t bg-paper",
        isOpen && "tablet:shadow-drawer",
      )}
      aria-label={title}
      data-pane="findings"
    >
      <button
        type="button"
        className="flex min-h-8 w-full cursor-pointer flex-wrap items-center gap-x-3 border-rule px-3 text-start text-sm hover:bg-hover focus-visible:-outline-offset-3 aria-expanded:border-b max-tablet:min-h-12"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className="small-caps">{title}</span>
        {summary}
        <span className="ms-auto text-ink-3 text-xs max-tablet:hidden">{aside}</span>
        <ChevronDown
          className={classNames("flex-none max-tablet:ms-auto", !isOpen && "rotate-180")}
          aria-hidden
        />
      </button>
      {isOpen && (
        <section
          id={id}
          className={classNames(
            "overflow-auto bg-sheet contain-strict focus-visible:-outline-offset-3 max-tablet:h-auto max-tablet:contain-none",
            isClear ? "h-8" : "h-23.25",
          )}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
          tabIndex={0}
          aria-label={listLabel}
        >
          {children}
        </section>
      )}
    </section>
  );
}

/** The message in the list if nothing is open. */
export function AllClear({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 px-3 py-2 text-ok text-sm">
      <CircleCheck aria-hidden />
      {children}
    </p>
  );
}

/** The heading above the accepted findings. */
export function AcceptedTitle({ children }: { readonly children: ReactNode }) {
  return <h3 className="small-caps px-3 pt-2 pb-0.5">{children}</h3>;
}

const LOOKS = {
  error: { Icon: CircleAlert, colour: "text-error" },
  warning: { Icon: TriangleAlert, colour: "text-warn" },
  note: { Icon: Info, colour: "text-note" },
} as const;

interface SeverityCountProps {
  readonly severity: Severity;
  readonly children: ReactNode;
}

/** The number of findings of one severity, in words. */
export function SeverityCount({ severity, children }: SeverityCountProps) {
  const { Icon, colour } = LOOKS[severity];
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap text-ink-2">
      <Icon className={colour} aria-hidden />
      {children}
    </span>
  );
}
