/** A profile with no figure given, apart from the schema so that a page that wants it need not load all schemas. */
export const BLANK_PROFILE = {
  moveLineCm: null,
  moveColumnCm: null,
  weapon: null,
  weaponName: "",
  rangeCm: null,
  canisterRangeCm: null,
  canisterBonus: null,
  shrapnelRangeCm: null,
  fightingValue: null,
  firepower: null,
  endurance: null,
  morale: null,
  ammunition: null,
  specialRules: "",
};
