"use client";

import {
  Bridge,
  Castle,
  Fence,
  House,
  type LucideIcon,
  Minus,
  Mountain,
  MousePointer2,
  Pencil,
  Route,
  Ruler,
  Shield,
  Ship,
  Shrub,
  Spline,
  TreePine,
  Waves,
  WavesLadder,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { ToolButton } from "@/app/(author)/_map-desk/tool-button";
import { ToolGap, ToolStrip } from "@/app/(author)/_map-desk/tool-strip";
import { FIELD_KINDS } from "@/lib/domain/bogowie-wojny/ground/field-kinds";
import { FIELD_TOOLS, type FieldTool, keyOfTool } from "./field-tool";

/** A kind without an icon of its own is drawn with a pen. */
const ICONS: Readonly<Partial<Record<FieldTool, LucideIcon>>> = {
  select: MousePointer2,
  measure: Ruler,
  difficult: Shrub,
  wood: TreePine,
  hill: Mountain,
  gully: Minus,
  impassable: WavesLadder,
  stream: Spline,
  river: Waves,
  "great-river": Ship,
  fence: Fence,
  "built-up": House,
  crossing: Bridge,
  linear: Shield,
  redoubt: Castle,
  road: Route,
};
/** Tools preceded by a separator in the palette. */
const BEGINS: readonly (FieldTool | undefined)[] = [
  FIELD_KINDS[0]?.kind,
  FIELD_KINDS.find(({ list }) => list !== "pieces")?.kind,
];

interface FieldToolsProps {
  readonly tool: FieldTool;
  readonly onTool: (tool: FieldTool) => void;
}

/** The tools by name and letter. */
export const FieldTools = memo(function FieldTools({ tool, onTool }: FieldToolsProps) {
  const t = useTranslations("battlefieldDesk");
  return (
    <ToolStrip label={t("tools")}>
      {FIELD_TOOLS.flatMap((each) => [
        ...(BEGINS.includes(each) ? [<ToolGap key={`before ${each}`} />] : []),
        <ToolButton
          key={each}
          icon={ICONS[each] ?? Pencil}
          label={t(`tool.${each}`)}
          shortcut={keyOfTool(each)}
          isOn={tool === each}
          onTake={() => onTool(each)}
        />,
      ])}
    </ToolStrip>
  );
});
