"use client";

import {
  BrickWall,
  Bridge,
  Droplets,
  Fence,
  House,
  Image,
  type LucideIcon,
  Mountain,
  MousePointer2,
  RectangleHorizontal,
  Route,
  Ruler,
  Shield,
  Shrub,
  SquareDashedMousePointer,
  TreePine,
  Type,
  Waves,
  Wheat,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { DRAWN_KINDS, HAND_TOOLS, keyOfTool, type MapTool, POINT_TOOLS } from "@/app/_map/map-tool";
import { ToolButton } from "@/app/(author)/_map-desk/tool-button";
import { ToolGap, ToolStrip } from "@/app/(author)/_map-desk/tool-strip";

const ICONS: Readonly<Record<MapTool, LucideIcon>> = {
  select: MousePointer2,
  frame: SquareDashedMousePointer,
  measure: Ruler,
  picture: Image,
  hill: Mountain,
  wood: TreePine,
  ground: Wheat,
  building: House,
  road: Route,
  stream: Waves,
  water: Droplets,
  crossing: Bridge,
  wall: BrickWall,
  hedge: Shrub,
  fence: Fence,
  "field-work": Shield,
  unit: RectangleHorizontal,
  place: Type,
};

/** Tools as they stand in the palette, in three families. */
const FAMILIES: readonly { readonly id: string; readonly tools: readonly MapTool[] }[] = [
  { id: "of-the-hand", tools: HAND_TOOLS },
  { id: "of-the-ground", tools: DRAWN_KINDS },
  { id: "of-the-troops", tools: POINT_TOOLS },
];

interface MapToolsProps {
  readonly tool: MapTool;
  readonly onTool: (tool: MapTool) => void;
}

/** The drawing tools by name and letter. */
export const MapTools = memo(function MapTools({ tool, onTool }: MapToolsProps) {
  const t = useTranslations("map");
  return (
    <ToolStrip label={t("tools.title")}>
      {FAMILIES.flatMap(({ id, tools }, index) => [
        ...(index > 0 ? [<ToolGap key={id} />] : []),
        ...tools.map((each) => (
          <ToolButton
            key={each}
            icon={ICONS[each]}
            label={t(`tools.${each}`)}
            shortcut={keyOfTool(each)}
            isOn={tool === each}
            onTake={() => onTool(each)}
          />
        )),
      ])}
    </ToolStrip>
  );
});
