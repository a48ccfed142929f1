/** Upper limits for the size of an army list, all far above any army on a table. */
export const ARMY_LIST_LIMITS = {
  corps: 20,
  formations: 100,
  regimentsPerFormation: 100,
  basesPerRegiment: 50,
  bookEntries: 500,
  bookFormations: 100,
  bookLinks: 50,
  bookCommanders: 150,
  brigadesPerFormation: 20,
  upgrades: 100,
  upgradeCount: 99,
} as const;
