"use client";

import { useTranslations } from "next-intl";
import { fieldLook } from "@/app/_ui/field-look";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import { Select } from "@/app/_ui/select";
import { PlaceFields } from "@/app/(author)/_map-desk/place-fields";
import { normalisedDeg, type Point } from "@/lib/terrain/point";
import type { DeployFieldsProps } from "./deploy-plan-fields";
import { alongLine, atPoint, type Deploying, type DrawnLine, roadsOf } from "./deploying";

/** Where the middle of the front or the head of the column is and where it looks, or the line all stand along. */
export function DeployPlaceFields({ desk, deploying }: DeployFieldsProps) {
  const { plan, road, line } = deploying;
  const set = (change: Partial<Deploying>) => desk.deploy({ ...deploying, ...change });
  if (plan.array === "march") {
    return (
      <>
        <RoadFields desk={desk} deploying={deploying} />
        {road === null && <PointFields deploying={deploying} set={set} />}
      </>
    );
  }
  return (
    <>
      <PointOrLine desk={desk} deploying={deploying} />
      {line ? (
        <LineFields line={line} set={set} />
      ) : (
        <PointFields deploying={deploying} set={set} />
      )}
    </>
  );
}

function PointOrLine({ desk, deploying }: DeployFieldsProps) {
  const t = useTranslations("map.deploy.where");
  const lengthCm = desk.deployment?.widthCm ?? USUAL_LINE_CM;
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
        desk.deploy(where === "line" ? alongLine(deploying, lengthCm) : atPoint(deploying))
      }
    />
  );
}

/** Where nobody is to be placed. */
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

function LineFields({ line, set }: { readonly line: DrawnLine; readonly set: Set }) {
  const [from, to] = line;
  return (
    <>
      <EndFields of="left" end={from} onChange={(end) => set({ line: [end, to] })} />
      <EndFields of="right" end={to} onChange={(end) => set({ line: [from, end] })} />
    </>
  );
}

interface EndFieldsProps {
  readonly of: "left" | "right";
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

/** Stands for marching straight ahead. */
const NO_ROAD = "none";

function RoadFields({ desk, deploying }: DeployFieldsProps) {
  const t = useTranslations("map.deploy");
  const roads = roadsOf(desk.scenario);
  const { road } = deploying;
  if (roads.length === 0) return <p className="hint">{t("noRoads")}</p>;
  const set = (next: Deploying["road"]) => desk.deploy({ ...deploying, road: next });
  return (
    <div className="grid grid-cols-2 items-start gap-2">
      <Select
        label={t("road")}
        choices={[
          { value: NO_ROAD, label: t("straight") },
          ...roads.map(({ id, name }, i) => ({
            value: id,
            label: name || t("roadNumbered", { n: i + 1 }),
          })),
        ]}
        value={road?.featureId ?? NO_ROAD}
        onChange={(id) =>
          set(id === NO_ROAD ? null : { featureId: id, head: road?.head ?? "last" })
        }
      />
      {road && (
        <Select
          label={t("head.label")}
          choices={[
            { value: "last", label: t("head.last") },
            { value: "first", label: t("head.first") },
          ]}
          value={road.head}
          onChange={(head) => set({ ...road, head: head === "first" ? "first" : "last" })}
        />
      )}
    </div>
  );
}
