"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo, useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { newId } from "@/app/(author)/_editor/new-id";
import { addVillage } from "@/lib/domain/belle-alliance/scenario/commands/features";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { mapView } from "@/lib/domain/belle-alliance/scenario/view/map-view";
import {
  streetLengthCm,
  streetOf,
  type VillageOptions,
  villageOf,
} from "@/lib/domain/belle-alliance/scenario/village";
import { placed } from "@/lib/terrain/placement";
import { bearingDeg, between, distanceCm, type Point } from "@/lib/terrain/point";
import { distanceToLineCm, midStation, type Polyline } from "@/lib/terrain/polyline";
import { flattened, smoothLine } from "@/lib/terrain/smooth";
import type { Stretch } from "./map-edits";
import { TablePreview } from "./table-preview";
import type { MapDeskState } from "./use-map-desk";
import {
  MAX_HOUSES,
  NO_ROAD,
  type Road,
  roadsOf,
  type Street,
  StreetFields,
  VillageFields,
} from "./village-fields";

const DEFAULT_OPTIONS: VillageOptions = {
  name: "",
  houses: 12,
  everyCm: 5,
  setBackCm: 1,
  house: { lengthCm: 3, depthCm: 2 },
  spread: 0.5,
  material: null,
};

interface VillageDialogProps extends Pick<MapDeskState, "editor"> {
  /** The stretch of street that was dragged, or the place clicked twice. */
  readonly street: Stretch;
  readonly onClose: () => void;
}

/** Houses along a street, with a preview before they are put on the table. */
export function VillageDialog({ editor, street: stretch, onClose }: VillageDialogProps) {
  const t = useTranslations("map.village");
  const [scenario] = useState(editor.current);
  const [options, setOptions] = useState(() => optionsFor(stretch));
  const [street, setStreet] = useState(() => streetFor(scenario, stretch));
  const asked = useDeferredValue({ options, street });
  const features = useMemo(
    () => built(scenario, asked, between(...stretch, 0.5)),
    [scenario, asked, stretch],
  );
  const add = () => {
    editor.apply(addVillage, { features });
    onClose();
  };
  const houses = features.filter(({ kind }) => kind === "building").length;
  return (
    <Dialog
      title={t("title")}
      wide
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={(close) => (
        <>
          <Button onPress={close}>{t("cancel")}</Button>
          <Button look="primary" onPress={add} offBecause={houses === 0 ? t("noRoom") : undefined}>
            {t("add", { houses })}
          </Button>
        </>
      )}
    >
      <div className="grid grid-cols-1 gap-4 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <div className="grid grid-cols-1 content-start gap-3">
          <VillageFields options={options} change={(part) => setOptions({ ...options, ...part })} />
          <StreetFields scenario={scenario} street={street} onStreet={setStreet} />
        </div>
        <Preview scenario={scenario} features={features} wanted={options.houses} houses={houses} />
      </div>
    </Dialog>
  );
}

interface PreviewProps {
  readonly scenario: Scenario;
  readonly features: readonly Feature[];
  readonly wanted: number;
  readonly houses: number;
}

function Preview({ scenario, features, wanted, houses }: PreviewProps) {
  const t = useTranslations("map.village");
  const map = useMemo(() => {
    const view = mapView(scenario, { for: "umpire" });
    const names = roadsOf(scenario).map((road, at) => nameOn(road, t("road", { n: at + 1 })));
    return { ...view, features: [...view.features, ...features, ...names] };
  }, [scenario, features, t]);
  return (
    <section className="grid content-start gap-2" aria-label={t("preview")}>
      <TablePreview map={map} idPrefix="village" label={t("preview")} />
      <p className="hint">{houses < wanted ? t("fewer", { houses, wanted }) : t("where")}</p>
    </section>
  );
}

/** Houses on both sides of the whole stretch; the usual number around a click. */
function optionsFor([from, to]: Stretch): VillageOptions {
  const plots = Math.round(distanceCm(from, to) / DEFAULT_OPTIONS.everyCm);
  const houses = plots === 0 ? DEFAULT_OPTIONS.houses : Math.min(MAX_HOUSES, 2 * plots);
  return { ...DEFAULT_OPTIONS, houses };
}

/** A street runs along a road if both of its ends are this near. */
const NEAR_CM = 8;

/** The road along which a stretch was dragged or clicked; otherwise the stretch itself. */
function streetFor(scenario: Scenario, [from, to]: Stretch): Street {
  const near = roadsOf(scenario)
    .map(({ id, points }) => {
      const road = flattened(smoothLine(points));
      return { id, awayCm: Math.max(distanceToLineCm(from, road), distanceToLineCm(to, road)) };
    })
    .filter(({ awayCm }) => awayCm <= NEAR_CM)
    .toSorted((a, b) => a.awayCm - b.awayCm);
  const directionDeg = distanceCm(from, to) === 0 ? 90 : Math.round(bearingDeg(from, to)) % 360;
  return { roadId: near[0]?.id ?? NO_ROAD, directionDeg };
}

/** The name of a road at its middle, as the list of roads has it. */
function nameOn({ id, name, points }: Road, usual: string): Feature {
  const [xCm, yCm] = midStation(points).point;
  const place = { kind: "place", id: `name-${id}`, name: name || usual, xCm, yCm } as const;
  return { ...place, turnDeg: 0, minor: true, hiddenFrom: [] };
}

function built(
  scenario: Scenario,
  { options, street }: { readonly options: VillageOptions; readonly street: Street },
  about: Point,
): readonly Feature[] {
  const { widthCm, depthCm } = scenario.map;
  const road = roadsOf(scenario).find(({ id }) => id === street.roadId);
  return villageOf(options, {
    street: road
      ? streetOf(flattened(smoothLine(road.points)), about, options)
      : straight(about, options, street.directionDeg),
    table: { minX: 0, minY: 0, maxX: widthCm, maxY: depthCm },
    newId,
  });
}

function straight([xCm, yCm]: Point, options: VillageOptions, facingDeg: number): Polyline {
  const half = streetLengthCm(options) / 2;
  return [-half, half].map((y) => placed([0, y], { xCm, yCm, facingDeg }));
}
