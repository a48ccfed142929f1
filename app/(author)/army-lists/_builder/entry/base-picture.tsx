"use client";

import { useTranslations } from "next-intl";
import { baseSizeOf } from "@/lib/rules/bogowie-wojny/base-size";
import type { BaseSize } from "@/lib/rules/bogowie-wojny/tables/bases";
import type { UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";

const PX_PER_CM = 16;
const GAP_PX = 4;
const MAX_DRAWN = 4;
/** A dimension line and its number, sized in the units of the drawing. */
const MEASURE = "fill-none stroke-ink-3";
const FIGURE = "fill-ink-2 font-sans text-2xs tabular-nums";

interface BasePictureProps {
  readonly unitKind: UnitKind;
  readonly bases: number;
}

/** The bases side by side to one scale with their measures [1.1]; at most four are drawn. */
export function BasePicture({ unitKind, bases }: BasePictureProps) {
  const t = useTranslations("armyList.entry");
  const size = baseSizeOf(unitKind);
  if (size === null) return <p className="text-ink-3">{t("noBaseSize")}</p>;
  return <Drawing size={size} bases={bases} />;
}

function Drawing({ size, bases }: { readonly size: BaseSize; readonly bases: number }) {
  const t = useTranslations("armyList.entry");
  const drawn = Math.min(bases, MAX_DRAWN);
  const widthPx = size.widthCm * PX_PER_CM;
  const depthPx = size.depthCm * PX_PER_CM;
  const allPx = drawn * (widthPx + GAP_PX) - GAP_PX;
  const { widthCm, depthCm } = size;
  return (
    <figure>
      <svg
        className="mx-auto block h-auto w-full max-w-80"
        viewBox={`-2 -2 ${allPx + 62} ${depthPx + 26}`}
        role="img"
        aria-label={t("basesDrawn", { bases, widthCm, depthCm })}
      >
        {Array.from({ length: drawn }, (_, i) => i * (widthPx + GAP_PX)).map((x) => (
          <rect
            key={x}
            className="fill-inset stroke-ink-2"
            x={x}
            y={0}
            width={widthPx}
            height={depthPx}
          />
        ))}
        <path
          className={MEASURE}
          d={`M0 ${depthPx + 4}v5M${widthPx} ${depthPx + 4}v5M0 ${depthPx + 6.5}h${widthPx}`}
        />
        <text className={FIGURE} x={widthPx / 2} y={depthPx + 21} textAnchor="middle">
          {t("cm", { n: widthCm })}
        </text>
        <path
          className={MEASURE}
          d={`M${allPx + 5} 0h5M${allPx + 5} ${depthPx}h5M${allPx + 7.5} 0v${depthPx}`}
        />
        <text className={FIGURE} x={allPx + 15} y={depthPx / 2 + 4}>
          {t("cm", { n: depthCm })}
        </text>
      </svg>
      <figcaption className="text-ink-3 text-xs">{useFigures(size)}</figcaption>
    </figure>
  );
}

/** The figures on the base for each scale, as in the rules. */
function useFigures({ figures, gunners }: BaseSize): string {
  const t = useTranslations("armyList.entry");
  if (figures) return t("figures", { small: figures.scale15mm, large: figures.scale1to72 });
  return gunners === undefined ? "" : t("gunners", { n: gunners });
}
