"use client";

import {
  BrickWall,
  Bridge,
  Droplets,
  Eye,
  Fence,
  House,
  Houses,
  Image,
  type LucideIcon,
  Mountain,
  MousePointer2,
  Pencil,
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
import { memo, type ReactNode } from "react";
import { type MapTool, NON_DRAWING_TOOLS, POINT_TOOLS, STREET_TOOL } from "@/app/_map/map-tool";
import { ToolButton } from "@/app/(author)/_map-desk/tool-button";
import { ToolGap, ToolStrip } from "@/app/(author)/_map-desk/tool-strip";
import type { ShapeKind } from "@/lib/domain/table/looks/look";
import { SHAPE_KINDS } from "@/lib/domain/table/looks/looks";
import { keyOfTool } from "./tool-keys";

type ToolIcons = Readonly<
  Record<Exclude<MapTool, ShapeKind>, LucideIcon> & Partial<Record<ShapeKind, LucideIcon>>
>;

/** A kind of terrain without an icon of its own is drawn with a pen. */
const ICONS: ToolIcons = {
  select: MousePointer2,
  frame: SquareDashedMousePointer,
  measure: Ruler,
  sight: Eye,
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
  village: Houses,
  unit: RectangleHorizontal,
  place: Type,
};

/** The tools of the palette, in three groups. */
const FAMILIES: readonly { readonly id: string; readonly tools: readonly MapTool[] }[] = [
  { id: "of-the-hand", tools: NON_DRAWING_TOOLS },
  { id: "of-the-ground", tools: [...SHAPE_KINDS, STREET_TOOL] },
  { id: "of-the-troops", tools: POINT_TOOLS },
];

interface MapToolsProps {
  readonly tool: MapTool;
  readonly onTool: (tool: MapTool) => void;
  /** Follows the tools of the ground. */
  readonly ride: ReactNode;
  /** Follows the tools of the troops. */
  readonly formation: ReactNode;
}

/** The drawing tools by name and letter. */
export const MapTools = memo(function MapTools({ tool, onTool, ride, formation }: MapToolsProps) {
  const t = useTranslations("map");
  return (
    <ToolStrip label={t("tools.title")}>
      {FAMILIES.flatMap(({ id, tools }, index) => [
        ...(index > 0 ? [<ToolGap key={id} />] : []),
        ...tools.map((each) => (
          <ToolButton
            key={each}
            icon={ICONS[each] ?? Pencil}
            label={t(`tools.${each}`)}
            shortcut={keyOfTool(each)}
            isOn={tool === each}
            onTake={() => onTool(each)}
          />
        )),
        ...(id === "of-the-ground" ? [ride] : []),
        ...(id === "of-the-troops" ? [formation] : []),
      ])}
    </ToolStrip>
  );
});
