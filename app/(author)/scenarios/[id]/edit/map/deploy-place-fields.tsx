"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { fieldLook } from "@/app/_ui/field-look";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import { Select } from "@/app/_ui/select";
import { PlaceFields } from "@/app/(author)/_map-desk/place-fields";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { normalisedDeg, type Point } from "@/lib/terrain/point";
import type { Polyline } from "@/lib/terrain/polyline";
import { alongLine, atPoint, type Deploying, linesOf } from "./deploying";
import { featureTitle } from "./feature-words";
import type { MapDeskState } from "./use-map-desk";

export interface DeployFieldsProps {
  readonly desk: MapDeskState;
  readonly deploying: Deploying;
}

/**
 * The position and facing of the middle of the front or the head of the column, or the line along which the troops are
 * drawn up.
 */
export function DeployPlaceFields({ desk, deploying }: DeployFieldsProps) {
  const { line, plan } = deploying;
  const set = (change: Partial<Deploying>) => desk.deploy({ ...deploying, ...change });
  return (
    <>
      <PointOrLine desk={desk} deploying={deploying} />
      {line && <FollowFields scenario={desk.scenario} line={line} set={set} />}
      {line ? (
        <LineFields line={line} ends={plan.array === "march" ? MARCH_ENDS : FLANKS} set={set} />
      ) : (
        <PointFields deploying={deploying} set={set} />
      )}
    </>
  );
}

function PointOrLine({ desk, deploying }: DeployFieldsProps) {
  const t = useTranslations("map.deploy.where");
  const { scenario, deployment, deploy } = desk;
  const isMarch = deploying.plan.array === "march";
  const longCm = (isMarch ? deployment?.depthCm : deployment?.widthCm) ?? USUAL_LINE_CM;
  return (
    <Segmented
      label={t("label")}
      full
      value={deploying.line ? "line" : "point"}
      segments={[
        { value: "point", label: t("point") },
        { value: "line", label: t("line") },
      ]}
      onChange={(where) =>
        deploy(where === "line" ? alongLine(scenario, deploying, longCm) : atPoint(deploying))
      }
    />
  );
}

/** The length if there is nobody to place. */
const USUAL_LINE_CM = 40;

type Set = (change: Partial<Deploying>) => void;

function PointFields({ deploying, set }: { readonly deploying: Deploying; readonly set: Set }) {
  const t = useTranslations("map.deploy");
  const { middle, facingDeg } = deploying;
  return (
    <div className="grid grid-cols-2 items-start gap-2">
      <PlaceFields
        place={{ xCm: middle[0], yCm: middle[1] }}
        onCommit={({ xCm = middle[0], yCm = middle[1] }) => set({ middle: [xCm, yCm] })}
      />
      <NumberField
        label={t("facing")}
        unit="°"
        step={5}
        value={facingDeg}
        onCommit={(degrees) => degrees !== null && set({ facingDeg: normalisedDeg(degrees) })}
      />
    </div>
  );
}

const FLANKS = ["left", "right"] as const;
const MARCH_ENDS = ["tail", "head"] as const;
type End = (typeof FLANKS | typeof MARCH_ENDS)[number];

interface LineFieldsProps {
  readonly line: Polyline;
  /** The names of its first and last point. */
  readonly ends: readonly [End, End];
  readonly set: Set;
}

function LineFields({ line, ends, set }: LineFieldsProps) {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to) return null;
  return (
    <>
      <EndFields
        of={ends[0]}
        end={from}
        onChange={(end) => set({ line: [end, ...line.slice(1)] })}
      />
      <EndFields
        of={ends[1]}
        end={to}
        onChange={(end) => set({ line: [...line.slice(0, -1), end] })}
      />
    </>
  );
}

interface EndFieldsProps {
  readonly of: End;
  readonly end: Point;
  readonly onChange: (end: Point) => void;
}

function EndFields({ of, end: [x, y], onChange }: EndFieldsProps) {
  const t = useTranslations("map.deploy.flank");
  const look = fieldLook();
  return (
    <fieldset className={look.field()}>
      <legend className={look.label()}>{t(of)}</legend>
      <div className="grid grid-cols-2 items-start gap-2">
        <PlaceFields
          place={{ xCm: x, yCm: y }}
          onCommit={({ xCm = x, yCm = y }) => onChange([xCm, yCm])}
        />
      </div>
    </fieldset>
  );
}

interface FollowFieldsProps {
  readonly scenario: Scenario;
  readonly line: Polyline;
  readonly set: Set;
}

/** The value for a line drawn by hand. */
const DRAWN = "drawn";

/** Takes the line from a feature on the map, or reverses it. */
function FollowFields({ scenario, line, set }: FollowFieldsProps) {
  const t = useTranslations("map");
  const lines = linesOf(scenario);
  const followed = lines.find((each) => isAlong(each.line, line));
  return (
    <div className="grid grid-cols-2 items-end gap-2">
      <Select
        label={t("deploy.follow.label")}
        choices={[
          { value: DRAWN, label: t("deploy.follow.drawn", { bends: line.length - 2 }) },
          ...lines.map(({ feature }) => ({ value: feature.id, label: featureTitle(feature, t) })),
        ]}
        value={followed?.feature.id ?? DRAWN}
        onChange={(id) => {
          const found = lines.find(({ feature }) => feature.id === id);
          if (found) set({ line: found.line });
        }}
      />
      <Button onPress={() => set({ line: line.toReversed() })}>{t("deploy.follow.about")}</Button>
    </div>
  );
}

function isAlong(points: Polyline, line: Polyline): boolean {
  return [line, line.toReversed()].some((way) => way.join(" ") === points.join(" "));
}
