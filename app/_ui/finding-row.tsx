import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";
import { RuleNo } from "./rule-no";

export type FindingLook = "error" | "warning" | "note";

const ICONS = { error: CircleAlert, warning: TriangleAlert, note: Info } as const;

/** Sign, rule, text and remedies on one line, if there is space. */
const WIDE = {
  row: "grid-cols-[--spacing(4.5)_--spacing(14.5)_minmax(0,1fr)_auto] items-center px-3 max-tablet:grid-cols-[--spacing(4.5)_auto_1fr] max-tablet:px-4 max-tablet:py-2",
  words: "max-tablet:col-span-full max-tablet:row-start-2",
  actions: "max-tablet:col-span-full max-tablet:flex-wrap max-tablet:gap-2",
};

const rowLook = tv({
  slots: {
    row: [
      "finding grid min-h-7.5 gap-2 border-rule text-sm hover:bg-hover",
      "not-first:border-t in-data-current:bg-select [li+li>&]:border-t",
    ],
    words: "",
    actions: "flex gap-1",
  },
  variants: {
    layout: {
      line: { row: `${WIDE.row} py-0.75`, words: WIDE.words, actions: WIDE.actions },
      roomy: { row: `${WIDE.row} py-1.75`, words: WIDE.words, actions: WIDE.actions },
      narrow: {
        row: "grid-cols-[--spacing(4.5)_minmax(0,1fr)] items-start py-1.5",
        actions: "col-start-2 flex-wrap",
      },
    },
  },
});

const inlineLook = tv({
  slots: {
    frame: "flex items-start gap-2 border-s-3 px-2 py-1.5 text-sm leading-snug",
    sign: "mt-0.5",
  },
  variants: {
    look: {
      error: { frame: "border-error bg-error-wash", sign: "text-error" },
      warning: { frame: "border-warn bg-warn-wash", sign: "text-warn" },
      note: { frame: "border-note bg-note-wash", sign: "text-note" },
    },
  },
});

const signLook = tv({
  base: "inline-grid place-items-center align-[-0.2em]",
  variants: { look: { error: "text-error", warning: "text-warn", note: "text-note" } },
});

interface FindingSignProps {
  readonly look: FindingLook;
  /** The severity for screen readers: "Error". */
  readonly severity: string;
}

/** The sign of a finding. */
export function FindingSign({ look, severity }: FindingSignProps) {
  const Icon = ICONS[look];
  return (
    <span className={signLook({ look })} title={severity}>
      <Icon aria-hidden />
      <span className="sr-only">{severity}</span>
    </span>
  );
}

/**
 * `roomy` if findings are the page's content; `narrow` next to the edited document, where the heading shows the rule.
 */
export type FindingLayout = "line" | "roomy" | "narrow";

interface FindingRowProps extends FindingSignProps {
  readonly layout?: FindingLayout;
  /** The rule it is based on: "1.1.9". */
  readonly rule: string;
  readonly children: ReactNode;
  /** Its remedies, as small buttons. */
  readonly actions?: ReactNode;
}

/** One finding of a check, as a row of a list. */
export function FindingRow(props: FindingRowProps) {
  const { look, severity, rule, layout = "line", children, actions } = props;
  const looks = rowLook({ layout });
  return (
    <div className={looks.row()}>
      <FindingSign look={look} severity={severity} />
      {layout !== "narrow" && <RuleNo rule={rule} />}
      <span className={looks.words()}>{children}</span>
      {actions && <span className={looks.actions()}>{actions}</span>}
    </div>
  );
}

interface InlineFindingProps {
  readonly look: FindingLook;
  readonly children: ReactNode;
}

/** A finding shown at the thing it is about. */
export function InlineFinding({ look, children }: InlineFindingProps) {
  const Icon = ICONS[look];
  const looks = inlineLook({ look });
  return (
    <div className={looks.frame()}>
      <Icon className={looks.sign()} aria-hidden />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
