"use client";

import {
  BrickWall,
  Bridge,
  Fence,
  House,
  type LucideIcon,
  Mountain,
  MousePointer2,
  RectangleHorizontal,
  Route,
  Ruler,
  Shield,
  Shrub,
  TreePine,
  Type,
  Waves,
  Wheat,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { Toolbar } from "react-aria-components/Toolbar";
import { type MapTool, TOOL_KEYS } from "@/app/_map/map-tool";

const ICONS: Readonly<Record<MapTool, LucideIcon>> = {
  select: MousePointer2,
  measure: Ruler,
  hill: Mountain,
  wood: TreePine,
  ground: Wheat,
  building: House,
  road: Route,
  stream: Waves,
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
  { id: "of-the-hand", tools: ["select", "measure"] },
  {
    id: "of-the-ground",
    tools: [
      "hill",
      "wood",
      "ground",
      "building",
      "road",
      "stream",
      "crossing",
      "wall",
      "hedge",
      "fence",
      "field-work",
    ],
  },
  { id: "of-the-troops", tools: ["unit", "place"] },
];

interface MapToolsProps {
  readonly tool: MapTool;
  readonly onTool: (tool: MapTool) => void;
}

/** The drawing tools by name and letter. */
export const MapTools = memo(function MapTools({ tool, onTool }: MapToolsProps) {
  const t = useTranslations("map");
  return (
    <div className="toolsp">
      <Toolbar aria-label={t("tools.title")} orientation="vertical" className="tools">
        {FAMILIES.flatMap(({ id, tools }, index) => [
          ...(index > 0 ? [<hr key={id} />] : []),
          ...tools.map((each) => (
            <ToolButton key={each} tool={each} isOn={tool === each} onTool={onTool} />
          )),
        ])}
      </Toolbar>
    </div>
  );
});

interface ToolButtonProps {
  readonly tool: MapTool;
  readonly isOn: boolean;
  readonly onTool: (tool: MapTool) => void;
}

function ToolButton({ tool, isOn, onTool }: ToolButtonProps) {
  const t = useTranslations("map");
  const Icon = ICONS[tool];
  return (
    <ToggleButton
      className="tool"
      isSelected={isOn}
      onChange={() => onTool(tool)}
      aria-keyshortcuts={TOOL_KEYS[tool]}
    >
      <Icon className="ic" aria-hidden />
      <span>{t(`tools.${tool}`)}</span>
      <kbd>{TOOL_KEYS[tool]}</kbd>
    </ToggleButton>
  );
}
