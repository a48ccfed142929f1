import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

interface PatternProps {
  /** The key of its heading in the messages. */
  readonly name: "buttons" | "fields" | "choices" | "opening" | "findings" | "facts" | "data";
  readonly children: ReactNode;
}

/** A kind of component, in its states side by side. */
export function Pattern({ name, children }: PatternProps) {
  const t = useTranslations("patterns");
  return (
    <section className="grid grid-cols-1 gap-4 border-rule-2 border-t pt-4" aria-label={t(name)}>
      <h2>{t(name)}</h2>
      <div className="flex flex-wrap items-start gap-4 *:min-w-0">{children}</div>
    </section>
  );
}
