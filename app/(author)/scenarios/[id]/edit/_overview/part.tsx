import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";
import { RuleNo } from "@/app/_ui/rule-no";
import { SectionTitle } from "@/app/_ui/section-title";

interface PartProps {
  readonly id: string;
  readonly title: string;
  /** The paragraph of the rules that requires it. */
  readonly rule?: string;
  readonly children: ReactNode;
}

/** One part of the overview under its heading. */
export function Part({ id, title, rule, children }: PartProps) {
  return (
    <section className="min-w-0" aria-labelledby={`part-${id}`}>
      <SectionTitle level={3} id={`part-${id}`}>
        {title} {rule && <RuleNo rule={rule} />}
      </SectionTitle>
      <div className="grid gap-3 pt-1">{children}</div>
    </section>
  );
}

const fieldsLook = tv({
  base: "grid items-start gap-x-4 gap-y-3",
  variants: {
    width: {
      normal: "grid-cols-[repeat(auto-fit,minmax(min(--spacing(50),100%),1fr))]",
      narrow: "grid-cols-[repeat(auto-fit,minmax(min(--spacing(34),100%),1fr))]",
    },
  },
});

interface FieldsProps {
  readonly width?: "normal" | "narrow";
  readonly children: ReactNode;
}

/** Fields side by side, as many as fit. */
export function Fields({ width = "normal", children }: FieldsProps) {
  return <div className={fieldsLook({ width })}>{children}</div>;
}
