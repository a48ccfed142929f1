import type { KeyboardEventHandler, ReactNode } from "react";
import { tv } from "tailwind-variants/lite";
import type { SideColour } from "@/lib/domain/table/side-colours";

const inspectorLook = tv({
  base: [
    "flex min-h-0 flex-col border-rule-2 bg-sheet tablet:overflow-auto tablet:border-s",
    "below-work:border-s-0 below-work:border-t",
  ],
  variants: {
    look: {
      one: "",
      halves: [
        "tablet:overflow-hidden tablet:*:overflow-auto tablet:*:first:max-h-3/5 tablet:*:first:flex-none tablet:*:last:min-h-0 tablet:*:last:flex-1",
        "below-work:flex-row below-work:*:min-w-0 below-work:*:first:max-h-none below-work:*:first:flex-1",
      ],
    },
  },
});

interface InspectorProps {
  readonly label: string;
  /** `halves`: its two parts scroll separately, and are side by side if it is below the work area. */
  readonly look?: "one" | "halves";
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement>;
  readonly children: ReactNode;
}

/** The inspector of the selection, next to the work area, or below it if there is more room. */
export function Inspector({ label, look = "one", onKeyDown, children }: InspectorProps) {
  return (
    <aside
      className={inspectorLook({ look })}
      aria-label={label}
      data-pane="inspector"
      onKeyDown={onKeyDown}
    >
      {children}
    </aside>
  );
}

const headLook = tv({
  base: "border-t-3 border-b border-b-rule bg-paper px-4 py-3",
  variants: {
    colour: {
      none: "border-t-brass",
      a: "side-a border-t-side",
      b: "side-b border-t-side",
      c: "side-c border-t-side",
      d: "side-d border-t-side",
    },
  },
});

interface InspectorHeadProps {
  readonly title: string;
  /** The names of its parents, the topmost first. */
  readonly under?: readonly string[];
  /** The colour of its side. */
  readonly colour?: SideColour;
  /** A line of facts about it, or a link. */
  readonly children?: ReactNode;
}

/** The name of the selected item, in the colour of its side. */
export function InspectorHead({ title, under = [], colour, children }: InspectorHeadProps) {
  return (
    <div className={headLook({ colour: colour ?? "none" })}>
      {under.length > 0 && <Crumbs names={under} />}
      <h2 className="wrap-anywhere mt-px mb-0.5">{title}</h2>
      {children}
    </div>
  );
}

function Crumbs({ names }: { readonly names: readonly string[] }) {
  return (
    <p className="text-ink-3 text-xs">
      {names.map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat down a chain
        <span key={i}>
          {i > 0 && <span aria-hidden="true"> › </span>}
          {name}
        </span>
      ))}
    </p>
  );
}

const bodyLook = tv({
  base: "grid grid-cols-1 content-start gap-4 px-4 pb-4",
  variants: {
    look: {
      fields: "pt-3",
      list: "pt-3 tablet:border-rule-2 tablet:border-t below-work:border-t-0 below-work:border-s",
    },
  },
});

interface InspectorBodyProps {
  /** `list`: everything there is to select, below the fields of the selection. */
  readonly look?: "fields" | "list";
  readonly className?: string;
  readonly children: ReactNode;
}

/** The fields and facts below the head. */
export function InspectorBody({ look = "fields", className, children }: InspectorBodyProps) {
  return <div className={bodyLook({ look, className })}>{children}</div>;
}
