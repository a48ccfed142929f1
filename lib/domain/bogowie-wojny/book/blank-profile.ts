/** A profile without figures. It is not in the schema's module, so that pages can use it without loading the schemas. */
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
