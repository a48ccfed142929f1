import { frontIsFree } from "@/lib/rules/belle-alliance/footprint";
import { placed } from "@/lib/terrain/placement";
import { roundedCm } from "@/lib/terrain/snap";
import { unitFootprint } from "../derive";
import type { Settings } from "../settings";
import type { Placement, Unit } from "../unit";

type Standing = Unit & { readonly placement: Placement };

/** Where each part stands, in cm to the right of the middle of the whole's front and behind it. */
interface Arrangement {
  readonly stands: readonly Pick<Placement, "frontFigures">[];
  readonly centres: readonly (readonly [number, number])[];
  readonly widthCm: number;
  readonly depthCm: number;
}

/**
 * The places of a unit's parts: in its formation, facing as it does, within its ground, side by side or one behind the
 * other, whichever needs less ground beyond it. What holds a building or works on one stays together there.
 */
export function groundOfParts(
  whole: Standing,
  parts: readonly Unit[],
  settings: Settings,
): Placement[] {
  const { placement } = whole;
  if (placement.buildingId !== null) return parts.map(() => ({ ...placement }));
  const { widthCm, depthCm } = unitFootprint(whole, placement, settings);
  const beyondCm = (each: Arrangement) =>
    Math.max(0, each.widthCm - widthCm) + Math.max(0, each.depthCm - depthCm);
  const abreast = sideBySide(placement, parts, settings);
  const behind = oneBehindTheOther(placement, parts, settings);
  const { stands, centres } = beyondCm(behind) < beyondCm(abreast) ? behind : abreast;
  return centres.map(([rightCm, rearCm], i) => {
    const [xCm, yCm] = placed([rightCm, depthCm / 2 - rearCm], placement);
    return { ...placement, ...stands[i], xCm: roundedCm(xCm), yCm: roundedCm(yCm) };
  });
}

function sideBySide(
  { formation, frontFigures }: Placement,
  parts: readonly Unit[],
  settings: Settings,
): Arrangement {
  const isChosen = frontFigures !== null && frontIsFree(formation);
  const share = isChosen ? Math.max(1, Math.floor(frontFigures / parts.length)) : null;
  const stand = { formation, frontFigures: share };
  const grounds = parts.map((part) => unitFootprint(part, stand, settings));
  const widthCm = grounds.reduce((sum, ground) => sum + ground.widthCm, 0);
  let leftCm = -widthCm / 2;
  const centres = grounds.map((ground) => {
    leftCm += ground.widthCm;
    return [leftCm - ground.widthCm / 2, ground.depthCm / 2] as const;
  });
  const depthCm = Math.max(...grounds.map((ground) => ground.depthCm));
  return { stands: parts.map(() => ({ frontFigures: share })), centres, widthCm, depthCm };
}

function oneBehindTheOther(
  { formation, frontFigures }: Placement,
  parts: readonly Unit[],
  settings: Settings,
): Arrangement {
  const grounds = parts.map((part) => unitFootprint(part, { formation, frontFigures }, settings));
  let depthCm = 0;
  const centres = grounds.map((ground) => {
    depthCm += ground.depthCm;
    return [0, depthCm - ground.depthCm / 2] as const;
  });
  const widthCm = Math.max(...grounds.map((ground) => ground.widthCm));
  return { stands: parts.map(() => ({ frontFigures })), centres, widthCm, depthCm };
}
