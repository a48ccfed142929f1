import type { ReactNode } from "react";

interface FrontPartProps {
  readonly id: string;
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the front page with its heading. */
export function FrontPart({ id, title, text, children }: FrontPartProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b-3 border-double border-rule-2 pb-2">
        <h2 id={id}>{title}</h2>
        {text && <p className="text-sm text-ink-3">{text}</p>}
      </div>
      {children}
    </section>
  );
}
