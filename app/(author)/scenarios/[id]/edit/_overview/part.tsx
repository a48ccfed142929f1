import type { ReactNode } from "react";

interface PartProps {
  readonly id: string;
  readonly title: string;
  /** The paragraph of the rules that asks for it. */
  readonly rule?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the overview under its heading. */
export function Part({ id, title, rule, actions, children }: PartProps) {
  return (
    <section className="ovpart" aria-labelledby={`part-${id}`}>
      <div className="panel-h">
        <h3 className="small-caps" id={`part-${id}`}>
          {title}
        </h3>
        {rule && <span className="rule-no">{rule}</span>}
        {actions}
      </div>
      {children}
    </section>
  );
}
