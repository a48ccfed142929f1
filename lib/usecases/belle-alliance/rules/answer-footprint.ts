import type { Words } from "@/lib/domain/document/rule-tables/table-words";
import { footprint } from "@/lib/rules/belle-alliance/footprint";
import type { FootprintRemark, PointCm } from "@/lib/rules/belle-alliance/formation-shape";
import {
  type FootprintRequest,
  footprintInput,
} from "@/lib/usecases/belle-alliance/rules/footprint-request";

/** The ground a unit covers; points are in cm relative to its centre, the front faces +y. */
interface FootprintAnswer {
  readonly widthCm: number;
  readonly depthCm: number;
  /** Ranks one behind another; two for a square, which is a ring of two. */
  readonly ranks: number;
  readonly files: number;
  readonly outlineCm: readonly PointCm[];
  /** The hollow of a square; null for solid formations. */
  readonly holeCm: readonly PointCm[] | null;
  readonly remarks: readonly { readonly code: FootprintRemark; readonly text: string }[];
}

/** The true footprint of a unit in a formation, to the hundredth of a mm [1.3.1–1.3.6]. */
export function answerFootprint(request: FootprintRequest, words: Words): FootprintAnswer {
  const shape = footprint(footprintInput(request));
  const codes: FootprintRemark[] = [...shape.remarks];
  if (request.spacing && request.formation !== "skirmish-line") codes.push("spacing-not-used");
  return {
    widthCm: rounded(shape.widthCm),
    depthCm: rounded(shape.depthCm),
    ranks: request.formation === "square" ? Math.min(2, shape.ranks) : shape.ranks,
    files: shape.files,
    outlineCm: shape.outline.map(roundedPoint),
    holeCm: shape.hole?.map(roundedPoint) ?? null,
    remarks: codes.map((code) => ({ code, text: words(`footprintRemark.${code}`) })),
  };
}

const rounded = (cm: number) => Math.round(cm * 1_000) / 1_000 + 0;
const roundedPoint = ([x, y]: PointCm): PointCm => [rounded(x), rounded(y)];
