import type { Arm } from "@/lib/rules/bogowie-wojny/unit-kind";

const STROKES: Readonly<Record<Arm, string>> = {
  infantry: "M1 .5 17 9.500M1 9.500 17 .5",
  cavalry: "M1 9.500 17 .5",
  artillery: "M6 2v6M12 2v6",
};

/** The map sign of an arm: crossed for foot, one stroke for horse, two guns. */
export function ArmSign({ arm }: { readonly arm: Arm }) {
  return (
    <svg className="armsign" viewBox="0 0 18 10" aria-hidden="true">
      <rect x=".5" y=".5" width="17" height="9" />
      <path d={STROKES[arm]} />
    </svg>
  );
}
