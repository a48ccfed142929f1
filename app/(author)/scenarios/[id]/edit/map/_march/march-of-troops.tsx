"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { nextPlace } from "@/app/_map/next-place";
import { PlacesOnMap } from "@/app/_map/places-on-map";
import { Toggle } from "@/app/_ui/checkbox";
import { RuleNo } from "@/app/_ui/rule-no";
import { Segmented } from "@/app/_ui/segmented";
import { Select } from "@/app/_ui/select";
import { inIdleTime } from "@/app/(author)/_editor/in-idle-time";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import {
  isGroundLaid,
  layGround,
  type WayQuestion,
  wayOfTroops,
} from "@/lib/domain/belle-alliance/scenario/march/way-of-troops";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Placement, Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import type { Point } from "@/lib/terrain/point";
import { useRemembered } from "../../_desk/desk-context";
import type { MapDeskState } from "../use-map-desk";
import { KeepWay } from "./keep-way";
import { KeptWays } from "./kept-ways";
import { PlaceFields } from "./place-fields";
import { WayFound } from "./way-found";
import { WayPicture } from "./way-picture";

/** Troops that may march: a unit, or a formation as one column of its units in the order of battle. */
export type Troops = Unit | FormationNode;

function unitsOf(troops: Troops): readonly Unit[] {
  return "formations" in troops ? unitsUnder([troops]) : [troops];
}

/** Where a single unit stands; null for a formation and off the table. */
function placementOf(troops: Troops): Placement | null {
  return "formations" in troops ? null : troops.placement;
}

interface MarchOfTroopsProps {
  /** What is selected first, then the formations above it, the nearest first. */
  readonly choices: readonly [Troops, ...Troops[]];
  readonly desk: MapDeskState;
  /** Whether it was asked for just now, and so comes into view and waits for a place; it also stays on from unit to unit. */
  readonly isAsked: boolean;
}

const NO_PLACES: readonly Point[] = [];

/** The way of a unit or a whole formation through places chosen on the map or typed: where it leads, and what it takes. */
export function MarchOfTroops({ choices, desk, isAsked }: MarchOfTroopsProps) {
  const t = useTranslations("unitMarch");
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) section.current?.scrollIntoView({ block: "nearest" });
  }, [isAsked]);
  const [places, setPlaces] = useRemembered("map.march.places", () => NO_PLACES);
  const [isPicking, pick] = useState(isAsked && places.length === 0);
  const [asked, setAsked] = useState<string | null>(null);
  const troops = choices.find((each) => each.id === asked) ?? choices[0];
  const manner = useManner(troops);
  const { formation, mode, course } = manner;
  const { scenario } = desk;
  const units = useMemo(() => unitsOf(troops), [troops]);
  const question = useMemo(
    (): WayQuestion | null =>
      places.length > 0 ? { units, places, formation, mode, course } : null,
    [units, places, formation, mode, course],
  );
  const latest = useMemo(() => question && { scenario, question }, [scenario, question]);
  // Deferred, so that moving the unit or a place does not wait for the way.
  const looked = useDeferredValue(latest, null);
  const isLaid = useGround(scenario, units, places.length > 0 && course === "found");
  const isKnown = isLaid || course === "straight";
  const found = useMemo(
    () => (looked && isKnown ? wayOfTroops(looked.scenario, looked.question) : null),
    [looked, isKnown],
  );
  const isPickingNow = isPicking && desk.tool === "select";
  const startPicking = (isOn: boolean) => {
    if (isOn) desk.setTool("select");
    pick(isOn);
  };
  const put = (at: Point) => {
    setPlaces([...places, at]);
    if (course === "found") pick(false);
  };
  const putNext = () => setPlaces([...places, nextPlace(places, desk.centre(), scenario.map)]);
  const takeBack = () => setPlaces(places.slice(0, -1));
  const way = found !== null && typeof found !== "string" ? found : null;
  return (
    <section ref={section} aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="sr-only">
        {t("title")}
      </h3>
      {choices.length > 1 && (
        <Select
          label={t("who")}
          value={troops.id}
          choices={choices.map((each) => ({
            value: each.id,
            label: each.name,
            detail: t("units", { count: unitsOf(each).length }),
          }))}
          onChange={setAsked}
        />
      )}
      {units.length > 1 && <p className="hint">{t("column")}</p>}
      <Manner manner={manner} troops={troops} />
      <PlaceFields
        places={places}
        onPlaces={(typed) => {
          setPlaces(typed);
          pick(false);
        }}
        onNext={putNext}
        onBack={takeBack}
        isPicking={isPickingNow}
        onPicking={startPicking}
      />
      {places.length > 0 && (
        <WayFound
          found={found}
          scenario={looked?.scenario ?? scenario}
          isFormed={formation === "own"}
        />
      )}
      {way && (
        <KeepWay
          key={troops.id}
          way={way}
          march={{ subjectId: troops.id, formation, mode }}
          editor={desk.editor}
          onKept={() => {
            setPlaces(NO_PLACES);
            pick(false);
          }}
        />
      )}
      <KeptWays desk={desk} />
      {desk.overlay &&
        createPortal(
          <>
            {places.length > 0 && way && (
              <WayPicture way={way} depthCm={scenario.map.depthCm} overlay={desk.overlay} />
            )}
            <PlacesOnMap
              places={places}
              onPlaces={setPlaces}
              onPut={put}
              onNext={putNext}
              onBack={takeBack}
              onDone={() => pick(false)}
              map={scenario.map}
              overlay={desk.overlay}
              isPicking={isPickingNow}
            />
          </>,
          desk.overlay,
        )}
    </section>
  );
}

/** How troops march, and how their way leads from place to place. */
export interface MarchManner extends Pick<WayQuestion, "formation" | "mode" | "course"> {
  readonly isColumn: boolean;
  readonly form: (formation: WayQuestion["formation"]) => void;
  readonly hurry: (isFast: boolean) => void;
  readonly lead: (course: WayQuestion["course"]) => void;
}

function useManner(troops: Troops): MarchManner {
  const placement = placementOf(troops);
  const [chosen, form] = useRemembered<WayQuestion["formation"]>(
    "map.march.formation",
    () => "own",
  );
  const [isFast, hurry] = useRemembered("map.march.fast", () => false);
  const [course, lead] = useRemembered<WayQuestion["course"]>("map.march.course", () => "found");
  const stands = placement?.formation ?? "column-of-march";
  const formation =
    placement === null ? "column-of-march" : stands === "column-of-march" ? "own" : chosen;
  const isColumn = stands === "column-of-march" || formation === "column-of-march";
  return {
    formation,
    mode: isFast && isColumn ? "fast" : "ordinary",
    course,
    isColumn,
    form,
    hurry,
    lead,
  };
}

interface MannerProps {
  readonly manner: MarchManner;
  readonly troops: Troops;
}

/** In which formation they march, whether fast, and whether their way is found or drawn. */
function Manner({ manner, troops }: MannerProps) {
  const placement = placementOf(troops);
  const t = useTranslations("unitMarch");
  const ba = useTranslations("belleAlliance");
  const fastHint = useId();
  const { formation, mode, course, isColumn } = manner;
  return (
    <>
      {placement && placement.formation !== "column-of-march" && (
        <Segmented
          label={t("formation")}
          segments={[
            { value: "own", label: ba(`formation.${placement.formation}`) },
            { value: "column-of-march", label: ba("formation.column-of-march") },
          ]}
          value={formation}
          onChange={manner.form}
          full
          look="wrapped"
        />
      )}
      <div>
        <Toggle
          isSelected={mode === "fast"}
          onChange={manner.hurry}
          isDisabled={!isColumn}
          aria-describedby={fastHint}
        >
          {t("fast")}
        </Toggle>
        <p id={fastHint} className="hint">
          {t("fastHint")} <RuleNo rule="2.3.2" />
        </p>
      </div>
      <Segmented
        label={t("course.title")}
        segments={[
          { value: "found", label: t("course.found") },
          { value: "straight", label: t("course.straight") },
        ]}
        value={course}
        onChange={manner.lead}
        full
        look="wrapped"
      />
    </>
  );
}

/** Whether the ground for some troops is worked out; if it is needed, it is worked out in idle time. */
function useGround(
  { map, settings }: Pick<Scenario, "map" | "settings">,
  units: readonly Unit[],
  isNeeded: boolean,
): boolean {
  const [, setLaid] = useState<object | null>(null);
  const isLaid = isGroundLaid({ map, settings }, { units });
  useEffect(() => {
    if (isLaid || !isNeeded) return;
    const work = layGround({ map, settings }, { units });
    return inIdleTime(work, (_, end) => end && setLaid(map));
  }, [isLaid, isNeeded, map, settings, units]);
  return isLaid;
}
