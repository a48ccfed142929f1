import { useTranslations } from "next-intl";
import { Select } from "@/app/_ui/select";
import type { TableMap } from "@/lib/domain/scenario/scenario";

/** Tables people have: one trestle, a dining table, two and four boards of 120 × 90, a club's hall. */
const SIZES = [
  { widthCm: 120, depthCm: 90 },
  { widthCm: 180, depthCm: 120 },
  { widthCm: 240, depthCm: 120 },
  { widthCm: 240, depthCm: 180 },
  { widthCm: 300, depthCm: 180 },
  { widthCm: 360, depthCm: 180 },
] as const;

type Size = Pick<TableMap, "widthCm" | "depthCm">;

export interface TableSizesProps {
  readonly map: Size;
  readonly onChoose: (size: Size) => void;
}

/** Usual tables, to be taken whole. */
export function TableSizes({ map, onChoose }: TableSizesProps) {
  const t = useTranslations("overview.play");
  const own = { value: "own", label: t("ownSize") };
  const choices = SIZES.map((size) => ({
    value: keyOf(size),
    label: t("size", { width: size.widthCm, depth: size.depthCm }),
  }));
  const current = SIZES.find((size) => keyOf(size) === keyOf(map));
  return (
    <Select
      label={t("usual")}
      choices={current ? choices : [own, ...choices]}
      value={current ? keyOf(map) : "own"}
      onChange={(value) => {
        const size = SIZES.find((each) => keyOf(each) === value);
        if (size) onChoose({ ...size });
      }}
    />
  );
}

function keyOf({ widthCm, depthCm }: Size): string {
  return `${widthCm}x${depthCm}`;
}
