"use client";

import { useFormatter, useTranslations } from "next-intl";
import { type RefObject, useCallback, useMemo, useState } from "react";
import type { MapEvents } from "@/app/_map/map-events";
import type { TableMapHandle } from "@/app/_map/map-handle";
import type { MapJoints } from "@/app/_map/map-joints";
import type { MapSubject } from "@/app/_map/map-subject";
import type { MapTool } from "@/app/_map/map-tool";
import {
  type Click,
  focusChosen,
  isByKeys,
  showChosen,
} from "@/app/(author)/_map-desk/focus-chosen";
import { ALL_LAYERS } from "@/lib/domain/map-drawing/draw-map";
import type { MapLayer } from "@/lib/domain/map-drawing/stratum";
import type { Deployment } from "@/lib/domain/scenario/deployment/deploy";
import { piecesOf } from "@/lib/domain/scenario/placing/pieces";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import type { Audience, MapView } from "@/lib/domain/scenario/scenario-view";
import { mapView } from "@/lib/domain/scenario/view/map-view";
import { useRemembered } from "../_desk/desk-context";
import { type ScenarioEditor, useDocument, useEditor } from "../_desk/scenario-editor";
import { useSideFacts } from "../_desk/use-side-facts";
import { type TracingDesk, useTracing } from "./_pictures/use-picture-hand";
import type { CarriedHandle } from "./carry-formation";
import type { Deploying } from "./deploying";
import { featureTitle } from "./feature-words";
import { mapJoints } from "./joints";
import { mapEvents } from "./map-edits";
import { type Chosen, useChosen } from "./use-chosen";
import { piecesOfDeployment, useDeploying } from "./use-deploying";
import { type FormationHand, useFormationHand } from "./use-formation-hand";

/** All the parts of the map's desk share: the document, what is shown of it, what is chosen. */
export interface MapDeskState extends Omit<Chosen, "selected"> {
  readonly scenario: Scenario;
  readonly view: MapView;
  readonly editor: ScenarioEditor;
  readonly tool: MapTool;
  readonly setTool: (tool: MapTool) => void;
  /** The only thing chosen; null where it is none or many. */
  readonly selected: MapSubject | null;
  readonly select: (subject: MapSubject | null) => void;
  /** Chooses something named elsewhere, brings it into sight and shows its fields. */
  readonly go: (subject: MapSubject, click: Click) => void;
  /** The unit or commander the next click places. */
  readonly armed: MapSubject | null;
  readonly arm: (subject: MapSubject | null) => void;
  /** The shape just drawn, while its question stands over the map. */
  readonly askedId: string | null;
  readonly ask: (featureId: string | null) => void;
  readonly layers: readonly MapLayer[];
  readonly setLayers: (layers: readonly MapLayer[]) => void;
  readonly shownAs: Audience;
  readonly showAs: (audience: Audience) => void;
  readonly zoomPercent: number;
  readonly setZoomPercent: (percent: number) => void;
  /** The formation that is about to be put on the table as a whole. */
  readonly deploying: Deploying | null;
  readonly deploy: (deploying: Deploying | null) => void;
  /** Where it would stand, as the map shows it. */
  readonly deployment: Deployment | null;
  readonly deployNow: () => void;
  readonly formationHand: FormationHand;
  /** What its author draws over. */
  readonly pictures: TracingDesk;
  readonly events: MapEvents;
  readonly joints: MapJoints;
  readonly describe: (subject: MapSubject) => string;
  readonly sideNames: Readonly<Record<string, string>>;
  /** Middle of the visible part, for what is placed by keyboard. */
  readonly centre: () => readonly [number, number];
}

const UMPIRE: Audience = { for: "umpire" };
const wholeDocument = (document: Scenario) => document;

export function useMapDesk(
  handle: RefObject<TableMapHandle | null>,
  note: RefObject<CarriedHandle | null>,
): MapDeskState {
  const editor = useEditor();
  const scenario = useDocument(wholeDocument);
  const [tool, setToolState] = useState<MapTool>("select");
  const [armed, arm] = useState<MapSubject | null>(null);
  const [askedId, ask] = useState<string | null>(null);
  const [layers, setLayers] = useRemembered<readonly MapLayer[]>("map.layers", () => ALL_LAYERS);
  const [shown, showAs] = useState<Audience>(UMPIRE);
  const [zoomPercent, setZoomPercent] = useState(100);
  const shownAs = stillThere(shown, scenario);
  const whole = useDeploying(scenario, editor, setToolState);
  const { deploying, deploy, shown: drawn } = whole;
  const pictures = useTracing(editor);
  const view = useMemo(() => mapView(drawn, shownAs), [drawn, shownAs]);
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
    },
    [deploy],
  );
  const events = mapEvents({ editor, select, setTool, ask, armed, arm, deploying, deploy });
  const { widthCm, depthCm } = view;
  const centre = useCallback(
    () => handle.current?.centre() ?? ([widthCm / 2, depthCm / 2] as const),
    [handle, widthCm, depthCm],
  );
  const formationHand = useFormationHand({ editor, whole, choose, centre, handle, note });
  const deployNow = () => {
    if (!whole.deployment) return;
    whole.place(whole.deployment);
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
    formationHand,
    pictures,
    events,
    joints: useMemo(() => mapJoints(view.features, editor), [view.features, editor]),
    describe: useDescribe(view),
    sideNames: useSideNames(),
    centre,
  };
}

function useSideNames(): MapDeskState["sideNames"] {
  const sides = useSideFacts();
  return useMemo(() => Object.fromEntries(sides.map(({ id, name }) => [id, name])), [sides]);
}

/** The side shown may have been removed meanwhile. */
function stillThere(audience: Audience, { sides }: Scenario): Audience {
  if (audience.for !== "side") return audience;
  return sides.some(({ id }) => id === audience.sideId) ? audience : UMPIRE;
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
