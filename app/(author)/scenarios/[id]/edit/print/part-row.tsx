"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { tv } from "tailwind-variants/lite";
import { Checkbox } from "@/app/_ui/checkbox";
import { useUnprintedWords } from "@/app/(author)/_editor/use-unprinted-words";
import type { PackPart } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type { PagesLine } from "./pages-line";
import { type PackChoice, type PartOptionsProps, packQuery } from "./paper";
import { PartOptions } from "./part-options";
import { type PagesState, usePages } from "./use-pages";

interface PartRowProps {
  readonly part: PackPart;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onOptions: PartOptionsProps["onChange"];
  readonly choice: PackChoice;
  readonly address: string;
  readonly line: PagesLine;
  /** Reports how many pages the part has; null before they are counted. */
  readonly onCount: (part: PackPart, pages: number | null) => void;
}

/** A part with a tick box and, if ticked, thumbnails of its pages. */
export function PartRow({ part, isChosen, onChoose, ...props }: PartRowProps) {
  const t = useTranslations("printPage.parts");
  const told = useId();
  const { onCount } = props;
  useEffect(() => {
    if (!isChosen) onCount(part, null);
  }, [isChosen, onCount, part]);
  return (
    <li
      id={`${props.address}-${part}`}
      className="grid gap-x-6 gap-y-2 border-rule border-b py-2.5 desktop:grid-cols-[--spacing(80)_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-1">
        <Checkbox isSelected={isChosen} onChange={onChoose} aria-describedby={told}>
          <span className="font-semibold">{t(`${part}.title`)}</span>
        </Checkbox>
        <p id={told} className="text-pretty ps-6 text-ink-3 text-sm">
          {t(`${part}.holds`)}
        </p>
        {isChosen && (
          <PartOptions
            part={part}
            choice={props.choice}
            address={props.address}
            onChange={props.onOptions}
          />
        )}
      </div>
      {isChosen && <PartPages part={part} title={t(`${part}.title`)} {...props} />}
    </li>
  );
}

interface PartPagesProps
  extends Pick<PartRowProps, "part" | "choice" | "address" | "line" | "onCount"> {
  readonly title: string;
}

function PartPages({ part, title, choice, address, line, onCount }: PartPagesProps) {
  const [place, isSeen] = useInView();
  const query = packQuery(choice, [part]);
  const state = usePages({ address, query, line, isSeen });
  const count = state.shown?.pages ?? null;
  useEffect(() => onCount(part, count), [onCount, part, count]);
  return (
    <div ref={place} className="grid min-h-24 content-start gap-1.5">
      <PageStrip title={title} {...state} />
    </div>
  );
}

const stripLook = tv({
  base: "flex flex-wrap items-start gap-2 transition-opacity duration-120",
  variants: { isOld: { true: "opacity-50" } },
});

function PageStrip({ title, shown, isOld, refusal }: PagesState & { readonly title: string }) {
  const t = useTranslations("printPage.choose");
  const words = useUnprintedWords();
  if (refusal)
    return <p className="text-ink-2 text-sm">{t("uncounted", { why: words(refusal) })}</p>;
  if (!shown) return <p className="text-ink-3 text-sm">{t("counting")}</p>;
  const { pages, pictures } = shown;
  if (pages === 0) return <p className="text-ink-3 text-sm">{t("empty")}</p>;
  const more = pages - pictures.length;
  return (
    <>
      <ul className={stripLook({ isOld })}>
        {pictures.map(({ png, widthPx, heightPx }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified only by their number
          <li key={i}>
            {/* biome-ignore lint/performance/noImgElement: it comes as data, not from an address */}
            <img
              src={`data:image/png;base64,${png}`}
              width={widthPx / 2}
              height={heightPx / 2}
              alt={t("page", { part: title, page: i + 1 })}
              className="h-auto border border-rule-2 bg-sheet shadow-sheet"
            />
          </li>
        ))}
      </ul>
      <p className="text-ink-3 text-xs tabular-nums">
        {t("pages", { count: pages })}
        {more > 0 && ` (${t("more", { count: more })})`}
      </p>
    </>
  );
}

/** A ref, and whether its element is in view, or nearly. */
function useInView() {
  const place = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: "200px" },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return [place, isInView] as const;
}
