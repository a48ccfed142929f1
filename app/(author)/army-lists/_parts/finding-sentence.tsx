import type { ComponentProps, ReactNode } from "react";
import { InlineFinding } from "@/app/_ui/finding-row";

interface FindingSentenceProps extends Pick<ComponentProps<typeof InlineFinding>, "look"> {
  /** Actions on it, as small buttons at the end of the line, or below if there is no room. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A finding of an army list, shown with the item concerned and its actions. Keys move from one to the next. */
export function FindingSentence({ look, actions, children }: FindingSentenceProps) {
  return (
    <div data-finding="" className="border-rule border-b">
      <InlineFinding look={look}>
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <span className="min-w-0 flex-[1_1_--spacing(60)]">{children}</span>
          {actions && <span className="flex flex-wrap gap-1">{actions}</span>}
        </div>
      </InlineFinding>
    </div>
  );
}
