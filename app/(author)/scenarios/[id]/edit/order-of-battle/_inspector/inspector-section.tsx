import { type ReactNode, useId } from "react";
import { RuleNo } from "@/app/_ui/rule-no";
import { SectionTitle } from "@/app/_ui/section-title";

interface SectionProps {
  readonly title: string;
  /** The rule or table that the section is based on. */
  readonly rule?: string;
  readonly children: ReactNode;
}

/** A part of an inspector under its heading. */
export function InspectorSection({ title, rule, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionTitle level={3} id={id}>
        {title} {rule && <RuleNo rule={rule} />}
      </SectionTitle>
      <div className="grid grid-cols-1 gap-2">{children}</div>
    </section>
  );
}
