import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { RuleNo } from "./rule-no";

type FindingLook = "error" | "warning" | "note";

const ICONS = { error: CircleAlert, warning: TriangleAlert, note: Info } as const;
const CLASSES = { error: "error", warning: "warn", note: "note" } as const;

interface FindingRowProps {
  readonly look: FindingLook;
  /** How grave it is, read aloud: "Error". */
  readonly severity: string;
  /** The rule it rests on: "1.1.9". */
  readonly rule: string;
  readonly children: ReactNode;
  /** Its remedies, as small buttons. */
  readonly actions?: ReactNode;
}

/** One finding of a check, as a row of a list. */
export function FindingRow({ look, severity, rule, children, actions }: FindingRowProps) {
  const Icon = ICONS[look];
  return (
    <div className={classNames("finding", CLASSES[look])}>
      <span className="sev">
        <Icon aria-hidden />
        <span className="sr-only">{severity}</span>
      </span>
      <RuleNo rule={rule} />
      <span>{children}</span>
      {actions && <span className="acts">{actions}</span>}
    </div>
  );
}

interface InlineFindingProps {
  readonly look: FindingLook;
  readonly children: ReactNode;
}

/** A finding on the thing it is about. */
export function InlineFinding({ look, children }: InlineFindingProps) {
  const Icon = ICONS[look];
  return (
    <div className={classNames("inline-finding", CLASSES[look])}>
      <Icon aria-hidden />
      <div>{children}</div>
    </div>
  );
}
