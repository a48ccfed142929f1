import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";

/** The frame around a group in the list: commanders, a formation, the upgrades. */
export const cardLook = tv({
  base: "relative mb-3 scroll-mt-3 border bg-sheet has-[>header_[data-dragged]]:opacity-50 max-tablet:scroll-mt-37.5",
  variants: { isBad: { true: "border-error", false: "border-rule-2" } },
  defaultVariants: { isBad: false },
});

interface CardProps {
  readonly titleId: string;
  /** Whether it has errors. */
  readonly isBad?: boolean;
  readonly children: ReactNode;
}

/** A formation, the upgrades, or the accepted findings, under a heading. */
export function Card({ titleId, isBad, children }: CardProps) {
  return (
    <section className={cardLook({ isBad })} aria-labelledby={titleId}>
      {children}
    </section>
  );
}

/** The head of a card and its parts. */
export const cardHeadLook = tv({
  slots: {
    head: "group/row relative grid grid-cols-[minmax(0,1fr)_auto_--spacing(11)] items-baseline gap-3 border-ink-3 border-b pe-3 max-tablet:grid-cols-[minmax(0,1fr)_--spacing(11)]",
    words:
      "flex w-full min-w-0 flex-wrap items-baseline gap-x-3 py-1.25 ps-6.5 pe-3 text-start touch:min-h-11 touch:ps-11",
    title: "wrap-break-word font-semibold font-serif text-lg leading-snug",
    detail: "font-sans text-sm leading-snug",
    // Hidden visually on a phone for lack of room, but still read by screen readers.
    bases: "num text-ink-2 text-sm max-tablet:sr-only",
    points: "num font-semibold font-serif text-lg leading-tight",
  },
  variants: {
    isChosen: { true: { head: "bg-select shadow-marked" }, false: { head: "bg-inset" } },
    isButton: { true: { words: "cursor-pointer -outline-offset-3 hover:bg-hover" } },
    isMissing: {
      true: { detail: "font-semibold text-error" },
      false: { detail: "font-normal text-ink-2" },
    },
  },
  defaultVariants: { isChosen: false, isMissing: false },
});

interface CardHeadProps {
  readonly title: string;
  readonly titleId: string;
  /** Less prominent, after the title. */
  readonly detail?: string;
  readonly points?: number;
}

/** The head of a card that cannot be opened. */
export function CardHead({ title, titleId, detail, points }: CardHeadProps) {
  const looks = cardHeadLook();
  return (
    <header className={looks.head()}>
      <div className={looks.words()}>
        <h3 className={looks.title()} id={titleId}>
          {title}
        </h3>
        {detail && <span className={looks.detail()}>{detail}</span>}
      </div>
      <span className={looks.bases()} />
      {points !== undefined && <Points n={points} className={looks.points()} />}
    </header>
  );
}

interface PointsProps {
  readonly n: number;
  readonly className: string;
}

/** A price, at the end of its line; the unit is for screen readers only. */
export function Points({ n, className }: PointsProps) {
  const t = useTranslations("armyList.list");
  return (
    <b className={className}>
      {t("number", { n })}
      <span className="sr-only"> {t("pointsWord")}</span>
    </b>
  );
}
