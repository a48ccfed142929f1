import type { PlacedUnitView } from "@/lib/domain/scenario/scenario-view";

type Arm = PlacedUnitView["arm"];

const STROKES: Readonly<Record<Arm, string>> = {
  infantry: "",
  cavalry: "M1 9.5 17 .5",
  artillery: "M6 2.5v5M12 2.5v5",
  train: "M4 5h10",
  engineers: "M4 7.5v-5h10v5M9 2.5v5",
};

interface ArmSignProps {
  readonly arm: Arm;
  /** A dot marks riflemen. */
  readonly isRifle?: boolean;
}

/** The sign of an arm beside a name, as the map draws it; foot plain, horse with one stroke, guns with two. */
export function ArmSign({ arm, isRifle }: ArmSignProps) {
  return (
    <svg className="arm" viewBox="0 0 18 10" aria-hidden="true">
      <rect x=".5" y=".5" width="17" height="9" />
      <path d={STROKES[arm]} />
      {isRifle && <circle cx="9" cy="5" r="1.8" />}
    </svg>
  );
}
