"use client";

import {
  Clock,
  FileText,
  History,
  Languages,
  LayoutDashboard,
  ListChecks,
  ListTree,
  type LucideIcon,
  Map as MapIcon,
  Printer,
  Share2,
} from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { memo, useEffect, useRef } from "react";
import { tv } from "tailwind-variants/lite";
import { Count, type CountLook } from "@/app/_ui/count";
import { useDesk } from "./desk-context";
import { type DeskPart, deskHref } from "./desk-parts";

const ICONS: Readonly<Record<DeskPart, LucideIcon>> = {
  overview: LayoutDashboard,
  "order-of-battle": ListTree,
  map: MapIcon,
  briefs: FileText,
  schedule: Clock,
  check: ListChecks,
  print: Printer,
  history: History,
  translations: Languages,
  share: Share2,
};

/** On tablets and phones the parts are in a strip above the work area, which takes the full width. */
const railLook = tv({
  slots: {
    rail: "relative flex overflow-auto border-rule-2 bg-paper max-desktop:border-b max-desktop:more-beside max-desktop:[scrollbar-width:none] desktop:flex-col desktop:border-e desktop:py-3 print:hidden",
    part: [
      "flex min-h-9 items-center border-transparent text-ink-2 text-sm no-underline touch:min-h-11",
      "hover:bg-hover hover:text-ink focus-visible:-outline-offset-3 chosen:border-brass chosen:bg-sheet chosen:font-semibold chosen:text-ink",
      "max-desktop:flex-none max-desktop:gap-1.5 max-desktop:whitespace-nowrap max-desktop:border-b-3 max-desktop:px-3",
      "desktop:gap-2.5 desktop:border-s-3 desktop:ps-3.25 desktop:pe-3 forced-colors:not-aria-[current]:border-[Canvas]",
    ],
    rule: "mx-4 my-2 border-rule max-desktop:hidden",
    origin:
      "mt-auto border-rule border-t px-4 pt-3 text-ink-3 text-xs leading-snug max-desktop:hidden",
  },
});

/** The number of open findings in a part, and the look of the most serious one. */
export interface PartCount {
  readonly n: number;
  readonly look: CountLook;
}

interface RailPartsProps {
  readonly parts: readonly DeskPart[];
  readonly counts: ReadonlyMap<DeskPart, PartCount>;
}

/** The parts of a desk, each with the number of its open findings; below them who may read it. */
export function RailParts({ parts, counts }: RailPartsProps) {
  const t = useTranslations("desk.rail");
  const { id, part: current } = useDesk();
  const rail = useRef<HTMLElement>(null);
  const look = railLook();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the current part is brought into view
  useEffect(() => {
    // In the next frame, when the page has been laid out anyway.
    const frame = requestAnimationFrame(() => {
      const here = rail.current?.querySelector("[aria-current]");
      if (rail.current && rail.current.scrollWidth > rail.current.clientWidth) {
        here?.scrollIntoView({ block: "nearest", inline: "center" });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <nav className={look.rail()} aria-label={t("label")} data-pane="rail" ref={rail}>
      {parts.map((part) => (
        <RailLink
          key={part}
          part={part}
          href={deskHref(id, part)}
          isCurrent={part === current}
          n={counts.get(part)?.n ?? 0}
          look={counts.get(part)?.look ?? "plain"}
        />
      ))}
      <Origin />
    </nav>
  );
}

interface RailLinkProps extends PartCount {
  readonly part: DeskPart;
  readonly href: string;
  readonly isCurrent: boolean;
}

const RailLink = memo(function RailLink({ part, href, isCurrent, n, look }: RailLinkProps) {
  const t = useTranslations("desk.rail");
  const Icon = ICONS[part];
  const looks = railLook();
  return (
    <>
      {part === "check" && <hr className={looks.rule()} />}
      <Link
        className={looks.part()}
        href={href}
        aria-current={isCurrent ? "page" : undefined}
        prefetch={false}
      >
        <Icon aria-hidden />
        <span>{t(`parts.${part}`)}</span>
        {n > 0 && <Count n={n} look={look} label={t("findings", { count: n })} />}
      </Link>
    </>
  );
});

const Origin = memo(function Origin() {
  const t = useTranslations("desk.rail");
  const { sharing, forkedFrom } = useDesk();
  return (
    <p className={railLook().origin()}>
      {t(`visibility.${sharing?.visibility ?? "local"}`)}
      {forkedFrom && (
        <>
          <br />
          {t.rich("forkedFrom", {
            title: forkedFrom.title,
            link: (words) =>
              forkedFrom.id ? <Link href={`/scenarios/${forkedFrom.id}`}>{words}</Link> : words,
          })}
        </>
      )}
    </p>
  );
});
