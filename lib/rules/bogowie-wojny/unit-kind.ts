/**
 * The kinds of unit with a row of their own in the Wagomiar table or in a reading of it [13.2], in the order in which
 * a catalogue shows them.
 */
export const UNIT_KINDS = [
  "militia",
  "landwehr",
  "line-infantry",
  "light-infantry",
  "grenadiers",
  "young-guard",
  "vistula-legion",
  "foot-guard",
  "irregular-cavalry",
  "militia-cavalry",
  "landwehr-cavalry",
  "light-cavalry",
  "lancers",
  "vistula-lancers",
  "line-cavalry",
  "cuirassiers",
  "heavy-cavalry",
  "guard-light-cavalry",
  "guard-chevaulegers-lancers",
  "guard-line-cavalry",
  "guard-heavy-cavalry",
  "regimental-artillery",
  "foot-3-pounder",
  "foot-4-pounder",
  "foot-6-pounder",
  "foot-8-pounder",
  "foot-9-pounder",
  "foot-12-pounder",
  "foot-howitzers",
  "horse-3-pounder",
  "horse-4-pounder",
  "horse-6-pounder",
  "horse-8-pounder",
  "horse-9-pounder",
  "horse-howitzers",
  "young-guard-artillery",
  "guard-foot-6-pounder",
  "guard-foot-8-pounder",
  "guard-foot-12-pounder",
  "guard-horse-6-pounder",
  "guard-howitzers",
] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** The arms a list is divided into [2.1]; commanders belong to none. */
export const ARMS = ["infantry", "cavalry", "artillery"] as const;
export type Arm = (typeof ARMS)[number];

/**
 * The traits that follow from a kind's name alone. `veteran`: grenadiers and guards are veterans from the start
 * [2.3]; every other trait is a word of 13.2, 13.3 or 15.1.
 */
const TRAITS = [
  "militia",
  "landwehr",
  "light",
  "irregular",
  "lancers",
  "guard",
  "veteran",
  "horse",
  "regimental",
] as const;
export type Trait = (typeof TRAITS)[number];
