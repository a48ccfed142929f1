"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button, IconButton } from "@/app/_ui/button";
import { NumberField } from "@/app/_ui/number-field";
import { focusOn, onceThere } from "@/app/_ui/once-there";
import { Select } from "@/app/_ui/select";
import { featureName } from "@/lib/domain/belle-alliance/scenario/feature-name";
import { fullNamesIn } from "@/lib/domain/belle-alliance/scenario/full-names";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type {
  Objective,
  ObjectiveWhat,
} from "@/lib/domain/belle-alliance/scenario/victory/victory";
import { formationsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import type { PointCm } from "@/lib/domain/document/primitives";
import { PointFields } from "../../_desk/point-fields";
import { useDocument } from "../../_desk/scenario-editor";

interface WhatFieldsProps {
  readonly objective: Objective;
  readonly onChange: (what: ObjectiveWhat) => void;
}

const sidesOf = ({ sides }: Scenario) => sides;

/** The fields of what an objective is about, by its kind. */
export function WhatFields({ objective: { id, name, what }, onChange }: WhatFieldsProps) {
  const t = useTranslations("victory.desk");
  const sides = useDocument(sidesOf);
  switch (what.kind) {
    case "point":
      return (
        <>
          <Point
            id={id}
            name={name}
            n={0}
            at={what.at}
            onChange={(at) => onChange({ ...what, at })}
          />
          <Radius what={what} onChange={onChange} />
        </>
      );
    case "feature":
    case "building":
      return (
        <>
          <FeatureChoice what={what} onChange={onChange} />
          <Radius what={what} onChange={onChange} />
        </>
      );
    case "line":
      return <LineFields id={id} name={name} what={what} onChange={onChange} />;
    case "exit": {
      const [from, to] = what.points;
      return (
        <>
          <Point
            id={`${id}-from`}
            name={name}
            n={1}
            at={from}
            onChange={(at) => onChange({ ...what, points: [at, to] })}
          />
          <Point
            id={`${id}-to`}
            name={name}
            n={2}
            at={to}
            onChange={(at) => onChange({ ...what, points: [from, at] })}
          />
        </>
      );
    }
    case "losses":
      return (
        <>
          <Select
            label={t("side")}
            value={what.sideId}
            choices={withGone(
              sides.map((side) => ({ value: side.id, label: side.name })),
              what.sideId,
              t("gone"),
            )}
            onChange={(sideId) => onChange({ ...what, sideId })}
          />
          <NumberField
            label={t("least")}
            value={what.least}
            minValue={1}
            maxValue={what.as === "percent" ? 100 : 2_000}
            onCommit={(least) => least !== null && onChange({ ...what, least })}
          />
          <Select
            label={t("as")}
            value={what.as}
            choices={(["units", "percent"] as const).map((value) => ({
              value,
              label: t(`asKinds.${value}`),
            }))}
            onChange={(as) => onChange({ ...what, as })}
          />
        </>
      );
    case "formation":
      return <FormationChoice what={what} onChange={onChange} />;
    case "time":
      return (
        <NumberField
          label={t("bound")}
          value={what.bound}
          minValue={1}
          maxValue={200}
          onCommit={(bound) => bound !== null && onChange({ ...what, bound })}
        />
      );
    case "words":
      return null;
  }
}

interface Of<Kind extends ObjectiveWhat["kind"]> {
  readonly what: Extract<ObjectiveWhat, { readonly kind: Kind }>;
  readonly onChange: (what: ObjectiveWhat) => void;
}

const MOST_CORNERS = 20;

/** A line from end to end; a corner is added in the middle of its last stretch, to be moved from there. */
function LineFields({
  id,
  name,
  what,
  onChange,
}: Of<"line"> & { readonly id: string; readonly name: string }) {
  const t = useTranslations("victory.desk");
  const { points } = what;
  const addId = `objective-${id}-add`;
  const set = (next: PointCm[]) => onChange({ ...what, points: next });
  const add = () => {
    const [[x1, y1], [x2, y2]] = [points.at(-2) ?? [0, 0], points.at(-1) ?? [0, 0]];
    set(points.toSpliced(-1, 0, [(x1 + x2) / 2, (y1 + y2) / 2]));
  };
  return (
    <>
      {points.map((at, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a corner is nothing but its place in the line
        <div key={i} className="flex flex-wrap items-end gap-2">
          <Point
            id={`${id}-${i}`}
            name={name}
            n={i + 1}
            at={at}
            onChange={(next) => set(points.with(i, next))}
          />
          {points.length > 2 && (
            <IconButton
              label={t("removePoint", { n: i + 1, name })}
              onPress={() => {
                set(points.toSpliced(i, 1));
                // The pressed button may be gone.
                onceThere(() => focusOn(document.getElementById(addId)));
              }}
            >
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
      {points.length < MOST_CORNERS && (
        <Button id={addId} look="bare" icon={<Plus aria-hidden />} onPress={add}>
          {t("addPoint")}
        </Button>
      )}
      <Select
        label={t("act")}
        value={what.act}
        choices={(["held", "crossed"] as const).map((value) => ({
          value,
          label: t(`acts.${value}`),
        }))}
        onChange={(act) => onChange({ ...what, act })}
      />
    </>
  );
}

function Radius({ what, onChange }: Of<"point" | "feature" | "building">) {
  const t = useTranslations("victory.desk");
  return (
    <NumberField
      label={t("radius")}
      unit="cm"
      value={what.radiusCm}
      minValue={0}
      maxValue={200}
      step={0.5}
      onCommit={(radiusCm) => radiusCm !== null && onChange({ ...what, radiusCm })}
    />
  );
}

const featuresOf = ({ map }: Scenario) => map.features;

function FeatureChoice({ what, onChange }: Of<"feature" | "building">) {
  const t = useTranslations("victory.desk");
  const isBuilding = what.kind === "building";
  const named = useDocument(featuresOf).filter(
    (each) => featureName(each) && (!isBuilding || each.kind === "building"),
  );
  // Names of the map come first: they are what tasks speak of.
  const sorted = named.toSorted((a, b) => Number(b.kind === "place") - Number(a.kind === "place"));
  return (
    <Select
      label={t(isBuilding ? "building" : "place")}
      value={what.featureId}
      choices={withGone(
        sorted.map((each) => ({ value: each.id, label: featureName(each) })),
        what.featureId,
        t("gone"),
      )}
      onChange={(featureId) => onChange({ ...what, featureId })}
    />
  );
}

function FormationChoice({ what, onChange }: Of<"formation">) {
  const t = useTranslations("victory.desk");
  const sides = useDocument(sidesOf);
  const nameOf = fullNamesIn({ sides: [...sides] });
  const choices = sides.flatMap(({ name, formations }) =>
    formationsUnder(formations).map((each) => ({
      value: each.id,
      label: `${name}: ${nameOf(each)}`,
    })),
  );
  return (
    <Select
      label={t("formation")}
      value={what.formationId}
      choices={withGone(choices, what.formationId, t("gone"))}
      onChange={(formationId) => onChange({ ...what, formationId })}
    />
  );
}

interface PointProps {
  readonly id: string;
  readonly name: string;
  /** Which end of several, from 1; 0 for a single point. */
  readonly n: number;
  readonly at: PointCm;
  readonly onChange: (at: PointCm) => void;
}

function Point({ id, name, n, at, onChange }: PointProps) {
  const t = useTranslations("victory.desk");
  const end = t("end", { n });
  return (
    <PointFields
      id={`objective-${id}`}
      at={at}
      onChange={onChange}
      words={{
        x: t("x"),
        y: t("y"),
        xLong: `${end}, ${t("x")}: ${name}`,
        yLong: `${end}, ${t("y")}: ${name}`,
        map: t("map", { name }),
        point: t("pick"),
      }}
      mark={<span className="block size-2.5 rotate-45 border border-ink bg-sheet" />}
    />
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

function withGone(choices: readonly Choice[], value: string, gone: string): Choice[] {
  const isThere = choices.some((each) => each.value === value);
  return isThere ? [...choices] : [{ value, label: gone }, ...choices];
}
