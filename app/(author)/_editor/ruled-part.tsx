import type { ReactNode, Ref } from "react";
import { tv } from "tailwind-variants/lite";

const partLook = tv({
  base: "grid scroll-mt-2 justify-items-start gap-3 border-t py-5",
  variants: {
    width: { text: "max-w-190", pane: "" },
    look: { plain: "border-rule-2", danger: "border-error" },
  },
});

interface RuledPartProps {
  /** Its heading, unless a field within it serves as one. */
  readonly title?: string;
  /** Its purpose. */
  readonly text?: ReactNode;
  /** The id of its heading, for links and for its accessible name. */
  readonly id?: string;
  readonly width?: "text" | "pane";
  readonly look?: "plain" | "danger";
  readonly ref?: Ref<HTMLElement>;
  readonly children?: ReactNode;
}

/** One part of a page that is read from top to bottom, under a line. */
export function RuledPart(props: RuledPartProps) {
  const { title, text, id, width = "text", look = "plain", ref, children } = props;
  return (
    <section className={partLook({ width, look })} aria-labelledby={id} ref={ref}>
      {title && <h3 id={id}>{title}</h3>}
      {text && <p className="max-w-[74ch] text-pretty text-ink-2">{text}</p>}
      {children}
    </section>
  );
}
