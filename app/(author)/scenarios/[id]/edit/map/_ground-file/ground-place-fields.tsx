"use client";

import { useTranslations } from "next-intl";
import { fieldLook } from "@/app/_ui/field-look";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import type { GroundOptions } from "@/lib/domain/belle-alliance/scenario/ground-file/found-ground";
import type {
  GroundPlan,
  PlacePair,
  PlanPlace,
} from "@/lib/domain/belle-alliance/scenario/ground-file/ground-plan";
import type { TableMap } from "@/lib/domain/belle-alliance/scenario/scenario";

interface GroundPlaceProps {
  readonly plan: GroundPlan;
  readonly options: GroundOptions;
  readonly change: (part: Partial<GroundOptions>) => void;
  readonly table: TableMap;
}

const WAYS = ["scale", "fit", "points"] as const;

/** Where the ground of a file is placed: by its scale, by the table's size, or by two known points. */
export function GroundPlaceFields({ plan, options, change, table }: GroundPlaceProps) {
  const t = useTranslations("groundFile.place");
  const { place } = options;
  const set = (next: PlanPlace) => change({ place: next });
  return (
    <div className="grid content-start gap-3">
      <p className="hint">
        {t("size", {
          unit: t(plan.unit),
          width: Math.round(plan.widthMetres),
          depth: Math.round(plan.depthMetres),
        })}
      </p>
      <Segmented
        label={t("by")}
        segments={WAYS.map((value) => ({ value, label: t(value) }))}
        value={place.by}
        onChange={(by) =>
          set(
            by === "points"
              ? { by, pairs: cornersOf(plan, table) }
              : { turnDeg: 0, eastCm: 0, northCm: 0, ...place, by },
          )
        }
      />
      {place.by === "points" ? (
        <PairFields
          pairs={place.pairs}
          unit={plan.unit}
          onPairs={(pairs) => set({ by: "points", pairs })}
        />
      ) : (
        <div className="grid grid-cols-3 items-end gap-2">
          {(["eastCm", "northCm", "turnDeg"] as const).map((name) => (
            <NumberField
              key={name}
              label={t(name)}
              unit={name === "turnDeg" ? "°" : "cm"}
              step={name === "turnDeg" ? 5 : 1}
              value={place[name]}
              onCommit={(value) => value !== null && set({ ...place, [name]: value })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface PairFieldsProps {
  readonly pairs: readonly [PlacePair, PlacePair];
  readonly unit: GroundPlan["unit"];
  readonly onPairs: (pairs: readonly [PlacePair, PlacePair]) => void;
}

/** Two points of the file, and where they are on the table. */
function PairFields({ pairs, unit, onPairs }: PairFieldsProps) {
  const t = useTranslations("groundFile.place");
  const [first, second] = pairs;
  return (
    <div className="grid gap-2">
      <PairField n={1} pair={first} unit={unit} onPair={(pair) => onPairs([pair, second])} />
      <PairField n={2} pair={second} unit={unit} onPair={(pair) => onPairs([first, pair])} />
      <p className="hint">{t("pairsHint")}</p>
    </div>
  );
}

interface PairFieldProps {
  readonly n: number;
  readonly pair: PlacePair;
  readonly unit: GroundPlan["unit"];
  readonly onPair: (pair: PlacePair) => void;
}

function PairField({ n, pair, unit, onPair }: PairFieldProps) {
  const t = useTranslations("groundFile.place");
  const [[x, y], [xCm, yCm]] = pair;
  const degrees = { maximumFractionDigits: 6 };
  const known = (value: number | null, put: (value: number) => PlacePair) =>
    value !== null && onPair(put(value));
  return (
    <fieldset className="grid grid-cols-2 items-start gap-2 tablet:grid-cols-4">
      <legend className={fieldLook().label()}>{t("pair", { n })}</legend>
      <NumberField
        label={t(unit === "degrees" ? "longitude" : "eastMetres")}
        formatOptions={degrees}
        value={x}
        onCommit={(value) => known(value, (next) => [[next, y], pair[1]])}
      />
      <NumberField
        label={t(unit === "degrees" ? "latitude" : "northMetres")}
        formatOptions={degrees}
        value={y}
        onCommit={(value) => known(value, (next) => [[x, next], pair[1]])}
      />
      <NumberField
        label={t("tableX")}
        unit="cm"
        value={xCm}
        onCommit={(value) => known(value, (next) => [pair[0], [next, yCm]])}
      />
      <NumberField
        label={t("tableY")}
        unit="cm"
        value={yCm}
        onCommit={(value) => known(value, (next) => [pair[0], [xCm, next]])}
      />
    </fieldset>
  );
}

/**
 * The initial points: the centre of the file at the centre of the table, and a point east of it at the table's edge.
 */
function cornersOf(
  { middle, unit, widthMetres }: GroundPlan,
  { widthCm, depthCm }: TableMap,
): readonly [PlacePair, PlacePair] {
  const [x, y] = middle;
  const east = unit === "degrees" ? 0.01 : widthMetres / 2;
  return [
    [middle, [widthCm / 2, depthCm / 2]],
    [
      [x + east, y],
      [widthCm, depthCm / 2],
    ],
  ];
}
