/** The steps of setting up a battlefield, in the order of chapter XIV. */
export const FIELD_STAGES = [
  "begin",
  "initiative",
  "edge",
  "area",
  "area-agreement",
  "pieces",
  "bought",
  "special",
  "works",
  "crossing",
  "roads",
  "bases",
  "main-objective",
  "secondary-objectives",
  "deployment",
  "done",
] as const;
export type FieldStage = (typeof FIELD_STAGES)[number];

/** Steps in which players may pass. */
export const PASSABLE_STAGES = [
  "pieces",
  "bought",
  "special",
  "works",
  "crossing",
  "roads",
] as const satisfies readonly FieldStage[];
export type PassableStage = (typeof PASSABLE_STAGES)[number];

export function isPassable(stage: FieldStage): stage is PassableStage {
  return (PASSABLE_STAGES as readonly FieldStage[]).includes(stage);
}
