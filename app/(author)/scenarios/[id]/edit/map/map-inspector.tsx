"use client";

import { useTranslations } from "next-intl";
import { Activity } from "react";
import { Inspector, InspectorBody } from "@/app/(author)/_editor/inspector";
import { findFormation, findUnit } from "@/lib/domain/scenario/find";
import { PicturesPanel } from "./_pictures/pictures-panel";
import { CommanderInspector } from "./commander-inspector";
import { DeployPanel } from "./deploy-panel";
import { FeatureInspector } from "./feature-inspector";
import { GroupInspector } from "./group-inspector";
import { ShapeList } from "./shape-list";
import { TableInspector } from "./table-inspector";
import { UnitInspector } from "./unit-inspector";
import { UnitList } from "./unit-list";
import type { MapDeskState } from "./use-map-desk";

/** What is chosen, with its numbers, above the lists of all shapes and units. */
export function MapInspector({ desk }: { readonly desk: MapDeskState }) {
  const t = useTranslations("map");
  return (
    <Inspector look="halves" label={t("inspector")}>
      <Activity>
        <Chosen desk={desk} />
      </Activity>
      <InspectorBody
        look="list"
        className="late [--late-height:--spacing(120)] touch:[--late-height:--spacing(180)]"
      >
        {desk.tool === "unit" && <UnitList desk={desk} />}
        <Activity>
          <ShapeList
            map={desk.scenario.map}
            settings={desk.scenario.settings}
            chosen={(desk.isMany ? desk.pieces : desk.selected ? [desk.selected] : [])
              .map(({ id }) => id)
              .join(" ")}
            select={desk.select}
            toggle={desk.toggle}
            editor={desk.editor}
            centre={desk.centre}
          />
        </Activity>
        <Activity>{desk.tool !== "unit" && <UnitList desk={desk} />}</Activity>
      </InspectorBody>
    </Inspector>
  );
}

function Chosen({ desk }: { readonly desk: MapDeskState }) {
  const { selected, scenario, deploying } = desk;
  if (desk.tool === "picture") return <PicturesPanel desk={desk} />;
  if (deploying) return <DeployPanel desk={desk} deploying={deploying} />;
  if (desk.isMany) return <GroupInspector desk={desk} />;
  if (selected?.kind === "feature") {
    const feature = scenario.map.features.find(({ id }) => id === selected.id);
    if (feature) return <FeatureInspector key={feature.id} feature={feature} desk={desk} />;
  }
  if (selected?.kind === "unit") {
    const { item, side, parents } = findUnit(scenario, selected.id);
    return <UnitInspector key={item.id} unit={item} side={side} parents={parents} desk={desk} />;
  }
  if (selected?.kind === "commander") {
    const { item, side, parents } = findFormation(scenario, selected.id);
    const { commander } = item;
    const of = { formation: item, side, parents, desk };
    if (commander) return <CommanderInspector key={item.id} commander={commander} {...of} />;
  }
  return <TableInspector desk={desk} />;
}
