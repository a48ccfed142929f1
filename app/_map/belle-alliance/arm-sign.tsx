import type { PlacedUnitView } from "@/lib/domain/belle-alliance/scenario/scenario-view";

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
  /** Riflemen are marked by a dot. */
  readonly isRifle?: boolean;
}

/** The sign of an arm next to a name, as on the map: infantry plain, cavalry with one stroke, artillery with two. */
export function ArmSign({ arm, isRifle }: ArmSignProps) {
  return (
    <svg className="h-2.5 w-4.5 flex-none" viewBox="0 0 18 10" aria-hidden="true">
      <rect x=".5" y=".5" width="17" height="9" className="fill-side-wash stroke-side" />
      <path d={STROKES[arm]} className="fill-none stroke-side" />
      {isRifle && <circle cx="9" cy="5" r="1.8" className="fill-side" />}
    </svg>
  );
}
