"use client";

import { useFormatter, useTranslations } from "next-intl";
import { type RefObject, startTransition, useCallback, useEffect, useMemo, useState } from "react";
import type { MapEvents } from "@/app/_map/map-events";
import type { TableMapHandle } from "@/app/_map/map-handle";
import type { MapJoints, Snap } from "@/app/_map/map-joints";
import { subjectKey } from "@/app/_map/map-subject";
import type { MapTool } from "@/app/_map/map-tool";
import {
  type Click,
  focusChosen,
  isByKeys,
  showChosen,
} from "@/app/(author)/_map-desk/focus-chosen";
import { terrainKindOf } from "@/lib/domain/belle-alliance/ground/kinds";
import { moveFeature } from "@/lib/domain/belle-alliance/scenario/commands/features";
import { layCrossing } from "@/lib/domain/belle-alliance/scenario/commands/outlines";
import type { Deployment } from "@/lib/domain/belle-alliance/scenario/deployment/deploy";
import type { DeploymentPlan } from "@/lib/domain/belle-alliance/scenario/deployment/plan";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import {
  carriedToJoint,
  crossingSpan,
  jointTargets,
} from "@/lib/domain/belle-alliance/scenario/joints";
import type { MarchAlong } from "@/lib/domain/belle-alliance/scenario/march/planned-march";
import { piecesOf } from "@/lib/domain/belle-alliance/scenario/placing/pieces";
import { playersOf } from "@/lib/domain/belle-alliance/scenario/players";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { mapView } from "@/lib/domain/belle-alliance/scenario/view/map-view";
import { ALL_LAYERS } from "@/lib/domain/table/drawing/draw-scene";
import type { MapLayer } from "@/lib/domain/table/drawing/stratum";
import type { MapSubject } from "@/lib/domain/table/scene";
import { type JointTargets, jointNear } from "@/lib/terrain/joint";
import { between, moved, type Point } from "@/lib/terrain/point";
import { middleOf } from "@/lib/terrain/ring";
import { useRemembered } from "../_desk/desk-context";
import { type ScenarioEditor, useDocument, useEditor } from "../_desk/scenario-editor";
import type { DeskAudience } from "../_desk/use-readers";
import { useSideFacts } from "../_desk/use-side-facts";
import { type TracingDesk, useTracing } from "./_pictures/use-tracing";
import type { Deploying } from "./deploying";
import type { DragNoteHandle } from "./drag-formation";
import { featureTitle } from "./feature-words";
import { mapEvents, type Stretch } from "./map-edits";
import { makeSightStore, type SightStore } from "./sight-store";
import { type Chosen, useChosen } from "./use-chosen";
import { type Placed, piecesOfDeployment, useDeploying } from "./use-deploying";
import { type FormationDragActions, useFormationDrag } from "./use-formation-drag";

/** The state shared by the parts of the map's desk: the document, what is shown of it, and the selection. */
export interface MapDeskState extends Omit<Chosen, "selected"> {
  readonly scenario: Scenario;
  readonly view: MapView;
  readonly editor: ScenarioEditor;
  readonly tool: MapTool;
  readonly setTool: (tool: MapTool) => void;
  /** The only thing selected; null if there is none or more than one. */
  readonly selected: MapSubject | null;
  readonly select: (subject: MapSubject | null) => void;
  /** Selects something listed elsewhere, brings it into view and shows its fields. */
  readonly go: (subject: MapSubject, click: Click) => void;
  /** The unit or commander that the next click places. */
  readonly armed: MapSubject | null;
  readonly arm: (subject: MapSubject | null) => void;
  /** The shape just drawn, while its question is shown over the map. */
  readonly askedId: string | null;
  readonly ask: (featureId: string | null) => void;
  /** The street of the village that is being asked for. */
  readonly village: Stretch | null;
  readonly askVillage: (street: Stretch | null) => void;
  readonly layers: readonly MapLayer[];
  readonly setLayers: (layers: readonly MapLayer[]) => void;
  readonly shownAs: DeskAudience;
  readonly showAs: (audience: DeskAudience) => void;
  readonly zoomPercent: number;
  readonly setZoomPercent: (percent: number) => void;
  /** The formation about to be put on the table as a whole. */
  readonly deploying: Deploying | null;
  readonly deploy: (deploying: Deploying | null) => void;
  /** The resulting positions, as the map shows them. */
  readonly deployment: Deployment | null;
  readonly deployNow: () => void;
  /** What was just placed, while all of it is selected and unchanged. */
  readonly placed: Placed | null;
  /** Rearranges it as part of the step that placed it. */
  readonly reform: (plan: DeploymentPlan) => void;
  readonly formationDrag: FormationDragActions;
  /** The looks tried out on the map; null until the tool was first chosen. */
  readonly sight: SightStore | null;
  /** The pictures that the author traces. */
  readonly pictures: TracingDesk;
  readonly events: MapEvents;
  readonly joints: MapJoints;
  readonly describe: (subject: MapSubject) => string;
  readonly sideNames: Readonly<Record<string, string>>;
  /** The group above the map that tools draw on, once the map is there. */
  readonly overlay: SVGGElement | null;
  readonly keepOverlay: (overlay: SVGGElement | null) => void;
  /** Middle of the visible part, for placing by keyboard. */
  readonly centre: () => readonly [number, number];
}

const UMPIRE: DeskAudience = { for: "umpire" };
const wholeDocument = (document: Scenario) => document;

export function useMapDesk(
  handle: RefObject<TableMapHandle | null>,
  note: RefObject<DragNoteHandle | null>,
): MapDeskState {
  const editor = useEditor();
  const scenario = useDocument(wholeDocument);
  const [tool, setToolState] = useState<MapTool>("select");
  const [armed, arm] = useState<MapSubject | null>(null);
  const [askedId, ask] = useState<string | null>(null);
  const [village, askVillage] = useState<Stretch | null>(null);
  const [layers, setLayers] = useRemembered<readonly MapLayer[]>("map.layers", () => ALL_LAYERS);
  const [shown, showAs] = useState<DeskAudience>(UMPIRE);
  const [zoomPercent, setZoomPercent] = useState(100);
  const [sight, setSight] = useRemembered<SightStore | null>("map.sight", () => null);
  const [overlay, keepOverlay] = useState<SVGGElement | null>(null);
  const shownAs = stillThere(shown, scenario);
  const whole = useDeploying(scenario, editor, setToolState);
  const { deploying, deploy, shown: drawn } = whole;
  const pictures = useTracing(editor);
  const marchAlong = useMarchAlong(scenario);
  const view = useMemo(() => mapView(drawn, shownAs, marchAlong), [drawn, shownAs, marchAlong]);
  const chosen = useChosen(scenario, editor, view);
  const { choose } = chosen;
  const select = useCallback(
    (subject: MapSubject | null) => {
      choose(subject ? [subject] : []);
      ask(null);
    },
    [choose],
  );
  const setTool = useCallback(
    (next: MapTool) => {
      setToolState(next);
      deploy(null);
      if (next !== "select") ask(null);
      if (next === "sight") setSight((before) => before ?? makeSightStore());
    },
    [deploy, setSight],
  );
  const events = mapEvents({
    editor,
    tool,
    select,
    setTool,
    ask,
    armed,
    arm,
    deploying,
    deploy,
    askVillage,
    sight,
  });
  const { widthCm, depthCm } = view;
  const centre = useCallback(
    () => handle.current?.centre() ?? ([widthCm / 2, depthCm / 2] as const),
    [handle, widthCm, depthCm],
  );
  const formationDrag = useFormationDrag({ editor, whole, choose, centre, handle, note });
  const deployNow = () => {
    if (!whole.deployment || !deploying) return;
    whole.place(whole.deployment, deploying);
    choose(piecesOfDeployment(whole.deployment));
  };
  const go = useCallback(
    (subject: MapSubject, click: Click) => {
      select(subject);
      if (subject.kind !== "sign") {
        const [piece] = piecesOf(editor.current(), [{ kind: subject.kind, id: subject.id }]);
        if (piece) handle.current?.reveal(piece.middle);
      }
      if (isByKeys(click)) focusChosen();
      else showChosen();
    },
    [select, editor, handle],
  );
  return {
    scenario,
    view,
    editor,
    tool,
    setTool,
    ...chosen,
    select,
    go,
    armed,
    arm,
    askedId,
    ask,
    village,
    askVillage,
    layers,
    setLayers,
    shownAs,
    showAs,
    zoomPercent,
    setZoomPercent,
    deploying,
    deploy,
    deployment: whole.deployment,
    deployNow,
    placed: isAllOf(whole.placed, chosen) ? whole.placed : null,
    reform: whole.reform,
    formationDrag,
    sight,
    pictures,
    events,
    joints: useMemo(() => mapJoints(view.features, editor), [view.features, editor]),
    describe: useDescribe(view),
    sideNames: useSideNames(),
    overlay,
    keepOverlay,
    centre,
  };
}

type Crossing = Extract<Feature, { kind: "crossing" }>;

/** How far a thing has been dragged, and within which distance of its proper place it snaps. */
interface Carried {
  readonly byCm: Point;
  readonly reachCm: number;
}

/** Joins what is drawn and dragged to the roads, streams and lines of a map. */
function mapJoints(features: readonly Feature[], editor: ScenarioEditor): MapJoints {
  let targets: JointTargets | null = null;
  let of = "";
  const catchOfCrossing = (crossing: Crossing, { byCm, reachCm }: Carried): Snap | null => {
    const middle = middleOf(crossing.points);
    const near = moved(middle, byCm);
    const span = crossingSpan(features, { near, reachCm, widthCm: crossing.widthCm });
    if (span === null) return null;
    const at = between(...span, 0.5);
    return {
      at,
      byCm: [at[0] - middle[0], at[1] - middle[1]],
      onRelease: () => editor.apply(layCrossing, { featureId: crossing.id, near, reachCm }),
    };
  };
  return {
    jointAt: ({ kind, id, at, reachCm }) => {
      const key = `${kind} ${id}`;
      if (targets === null || key !== of) targets = jointTargets(kind, features, id);
      of = key;
      return jointNear(at, targets, reachCm);
    },
    laidAt: ({ kind, at, reachCm }) =>
      kind === "crossing"
        ? crossingSpan(features, { near: at, reachCm, widthCm: NEW_WIDTH_CM })
        : null,
    snapOf: ({ id }, byCm, reachCm) => {
      const shape = features.find((each) => each.id === id);
      if (!shape || shape.kind === "place") return null;
      if (shape.kind === "crossing") return catchOfCrossing(shape, { byCm, reachCm });
      const joint = carriedToJoint(shape, features, { byCm, reachCm });
      if (joint === null) return null;
      const [eastCm, northCm] = joint.byCm;
      const onRelease = () => editor.apply(moveFeature, { featureId: id, eastCm, northCm });
      return { ...joint, onRelease };
    },
  };
}

const NEW_WIDTH_CM = Number(terrainKindOf({ kind: "crossing" }).fields.widthCm?.blank);

/** Whether the selection is exactly what was placed. */
function isAllOf(placed: Placed | null, { pieces, isMany }: Chosen): boolean {
  const keys = placed?.deploying.troops;
  if (!isMany || !(keys instanceof Set) || keys.size !== pieces.length) return false;
  return pieces.every((each) => keys.has(subjectKey(each)));
}

function useSideNames(): MapDeskState["sideNames"] {
  const sides = useSideFacts();
  return useMemo(() => Object.fromEntries(sides.map(({ id, name }) => [id, name])), [sides]);
}

/** What works out planned marches, fetched once the battle has any. */
function useMarchAlong({ plannedWays = [] }: Scenario): MarchAlong | null {
  const [marchAlong, keep] = useState<MarchAlong | null>(null);
  const isNeeded = plannedWays.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    let isOpen = true;
    import("@/lib/domain/belle-alliance/scenario/march/planned-march").then(
      (fetched) => isOpen && startTransition(() => keep(() => fetched.marchAlongPlaces)),
      // Without a connection the ways are shown without their bounds.
      () => {},
    );
    return () => {
      isOpen = false;
    };
  }, [isNeeded]);
  return marchAlong;
}

/** Falls back to the umpire if the side shown has been removed meanwhile. */
function stillThere(audience: DeskAudience, { sides }: Scenario): DeskAudience {
  if (!("sideId" in audience)) return audience;
  const side = sides.find(({ id }) => id === audience.sideId);
  if (!side) return UMPIRE;
  const isThere =
    audience.for === "side" || playersOf(side).some(({ id }) => id === audience.formationId);
  return isThere ? audience : UMPIRE;
}

function useDescribe(view: MapView): (subject: MapSubject) => string {
  const t = useTranslations("map");
  const ba = useTranslations("belleAlliance");
  const format = useFormatter();
  const cm = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return ({ kind, id }) => {
    const feature = view.features.find((each) => each.id === id);
    if (kind === "feature") return feature ? featureTitle(feature, t) : "";
    const commander = view.commanders.find((each) => each.id === id);
    if (kind === "commander") return commander ? `${commander.name}\n${commander.of}` : "";
    const unit = view.units.find((each) => each.id === id);
    if (!unit) return "";
    const measures = t("unit.tip", {
      formation: ba(`formation.${unit.formation}`),
      width: cm(unit.widthCm),
      depth: cm(unit.depthCm),
      facing: Math.round(unit.facingDeg),
    });
    const held = unit.holds && (unit.holds.name || t("kind.building"));
    return [unit.name, measures, ...(held ? [t("unit.tipHolds", { name: held })] : [])].join("\n");
  };
}
