import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";
import { Footer } from "@/app/_frame/footer";
import { RulesRail } from "./rules-rail";
import type { RulesSystem } from "./rules-system";

const frameLook = tv({
  base: "grid items-start max-tablet:grid-cols-1 tablet:max-desktop:grid-cols-[--spacing(52)_minmax(0,1fr)]",
  variants: {
    aside: {
      none: "desktop:grid-cols-[--spacing(52)_minmax(0,1fr)]",
      narrow: "desktop:grid-cols-[--spacing(52)_minmax(0,1fr)_--spacing(84)]",
      wide: "desktop:grid-cols-[--spacing(52)_minmax(0,1fr)_minmax(--spacing(100),32%)]",
    },
  },
});

interface RulesFrameProps {
  readonly system: RulesSystem;
  /** The id of the current table, or of another page: "overview", "odds", "battlefield", "reference". */
  readonly current: string;
  readonly children: ReactNode;
  /** Content next to the table, below it on a phone. */
  readonly aside?: ReactNode;
  readonly asideWidth?: "narrow" | "wide";
}

/** A page of a rule book with the navigation to its other pages at the side. */
export function RulesFrame(props: RulesFrameProps) {
  const { system, current, children, aside, asideWidth = "narrow" } = props;
  return (
    <div className={frameLook({ aside: aside ? asideWidth : "none" })}>
      <RulesRail system={system} current={current} />
      <div className="flex min-h-[calc(100dvh-var(--spacing-bar))] flex-col">
        <main
          id="main"
          className="flex-1 px-6 pt-4 pb-8 outline-none max-tablet:px-3"
          tabIndex={-1}
        >
          {children}
        </main>
        <Footer />
      </div>
      {aside}
    </div>
  );
}
