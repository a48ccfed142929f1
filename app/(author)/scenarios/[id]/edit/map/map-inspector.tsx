"use client";

import { useTranslations } from "next-intl";
import { Activity } from "react";
import { lazyPart } from "@/app/_ui/lazy-part";
import { Inspector, InspectorBody } from "@/app/(author)/_editor/inspector";
import { Chosen } from "@/app/(author)/_map-desk/chosen";
import { onListKey } from "@/app/(author)/_map-desk/map-keys";
import { findFormation, findUnit } from "@/lib/domain/belle-alliance/scenario/find";
import { featureTitle } from "./feature-words";
import { mapKeys } from "./map-keys";
import { ShapeList } from "./shape-list";
import { TableInspector } from "./table-inspector";
import { UnitList } from "./unit-list";
import type { MapDeskState } from "./use-map-desk";

const WITHIN = { place: "within", ahead: "soon" } as const;
const PicturesPanel = lazyPart(
  async () => (await import("./_pictures/pictures-panel")).PicturesPanel,
  WITHIN,
);
const DeployPanel = lazyPart(async () => (await import("./deploy-panel")).DeployPanel, WITHIN);
const SightPanel = lazyPart(async () => (await import("./_sight/sight-panel")).SightPanel, {
  place: "within",
});
const GroupInspector = lazyPart(
  async () => (await import("./group-inspector")).GroupInspector,
  WITHIN,
);
const FeatureInspector = lazyPart(
  async () => (await import("./feature-inspector")).FeatureInspector,
  WITHIN,
);
const UnitInspector = lazyPart(
  async () => (await import("./unit-inspector")).UnitInspector,
  WITHIN,
);
const CommanderInspector = lazyPart(
  async () => (await import("./commander-inspector")).CommanderInspector,
  WITHIN,
);

/** What is chosen, with its numbers, above the lists of all shapes and units. */
export function MapInspector({ desk }: { readonly desk: MapDeskState }) {
  const t = useTranslations("map");
  return (
    <Inspector look="halves" label={t("inspector")} onKeyDown={onListKey(mapKeys(desk))}>
      <Activity>
        <ChosenPart desk={desk} />
      </Activity>
      <InspectorBody
        look="list"
        className="late [--late-height:--spacing(120)] touch:[--late-height:--spacing(180)]"
      >
        <Activity>
          <ShapeList
            askVillage={desk.askVillage}
            map={desk.scenario.map}
            settings={desk.scenario.settings}
            chosen={(desk.isMany ? desk.pieces : desk.selected ? [desk.selected] : [])
              .map(({ id }) => id)
              .join(" ")}
            select={desk.select}
            choose={desk.choose}
            toggle={desk.toggle}
            editor={desk.editor}
            centre={desk.centre}
            setTool={desk.setTool}
          />
        </Activity>
        <div className={desk.tool === "unit" ? "-order-1" : undefined}>
          <Activity>
            <UnitList desk={desk} />
          </Activity>
        </div>
      </InspectorBody>
    </Inspector>
  );
}

/** The inspector of the selection. Its container is there before its fields have loaded, so that the focus can move into it. */
function ChosenPart({ desk }: { readonly desk: MapDeskState }) {
  const t = useTranslations("map");
  const pictures = useTranslations("pictures");
  const { selected, scenario, deploying } = desk;
  if (desk.tool === "picture") {
    return (
      <Chosen key="pictures" label={pictures("title")}>
        <PicturesPanel desk={desk} />
      </Chosen>
    );
  }
  if (desk.tool === "sight" && desk.sight) {
    return (
      <Chosen key="sight" label={t("tools.sight")}>
        <SightPanel desk={desk} store={desk.sight} />
      </Chosen>
    );
  }
  if (deploying) {
    return (
      <Chosen key="deploy" label={t("deploy.title")}>
        <DeployPanel desk={desk} deploying={deploying} />
      </Chosen>
    );
  }
  if (desk.isMany) {
    return (
      <Chosen key="many" label={t("group.title", { count: desk.pieces.length })}>
        <GroupInspector desk={desk} />
      </Chosen>
    );
  }
  if (selected?.kind === "feature") {
    const feature = scenario.map.features.find(({ id }) => id === selected.id);
    if (feature) {
      return (
        <Chosen key={feature.id} label={featureTitle(feature, t)}>
          <FeatureInspector feature={feature} desk={desk} />
        </Chosen>
      );
    }
  }
  if (selected?.kind === "unit") {
    const { item, side, parents } = findUnit(scenario, selected.id);
    return (
      <Chosen key={item.id} label={item.name}>
        <UnitInspector unit={item} side={side} parents={parents} desk={desk} />
      </Chosen>
    );
  }
  if (selected?.kind === "commander") {
    const { item, side, parents } = findFormation(scenario, selected.id);
    const { commander } = item;
    if (commander) {
      return (
        <Chosen key={item.id} label={commander.name}>
          <CommanderInspector
            commander={commander}
            formation={item}
            side={side}
            parents={parents}
            desk={desk}
          />
        </Chosen>
      );
    }
  }
  return (
    <Chosen key="table" label={t("table.title")}>
      <TableInspector desk={desk} />
    </Chosen>
  );
}
