import { type ArmyList, armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";

/** A legal 32+8 list with two divisions, guns, statuses and upgrades. */
export const duchyOfWarsaw: ArmyList = armyListSchema.parse({
  kind: "army-list",
  schemaVersion: 1,
  title: "Korpus księcia Józefa",
  language: "pl",
  nation: "duchy-of-warsaw",
  year: 1812,
  notes: "Druga dywizja trzyma *prawe* skrzydło.",
  commander: { source: "drawn", name: "Książę Józef Poniatowski" },
  formations: [
    {
      id: "d1",
      name: "16. Dywizja Piechoty",
      general: { kind: "infantry", source: "drawn", name: "" },
      regiments: [
        { id: "r1", name: "3. Pułk Piechoty", unitKind: "line-infantry", bases: 3 },
        {
          id: "r2",
          name: "15. Pułk Piechoty",
          unitKind: "line-infantry",
          bases: 3,
          veteran: "bought",
        },
        { id: "r3", name: "", unitKind: "foot-6-pounder", bases: 1, notes: "bateria korpuśna" },
      ],
    },
    {
      id: "d2",
      name: "",
      general: { kind: "cavalry", source: "drawn", name: "Kamiński" },
      regiments: [
        { id: "r4", name: "13. Pułk Huzarów", unitKind: "light-cavalry", bases: 2 },
        { id: "r5", name: "", unitKind: "lancers", bases: 2 },
      ],
    },
  ],
  upgrades: [
    { id: "u1", upgrade: "providence" },
    { id: "u2", upgrade: "ammunition-train", count: 2 },
  ],
});

/** The same army, exceeding all limits. */
export const tooGreatAnArmy: ArmyList = {
  ...duchyOfWarsaw,
  formations: duchyOfWarsaw.formations.map((formation) => ({
    ...formation,
    regiments: formation.regiments.map((regiment) => ({ ...regiment, bases: regiment.bases * 6 })),
  })),
};

const ENTRIES = [
  {
    id: "line",
    names: { pl: "Piechota liniowa" },
    traits: ["square", "skirmishers"],
    profile: {
      moveLineCm: 17,
      moveColumnCm: 26,
      weapon: "musket",
      rangeCm: 8,
      fightingValue: 2,
      firepower: 3,
      endurance: 5,
      morale: 7,
    },
  },
  {
    id: "guns",
    names: { pl: "Artyleria piesza" },
    profile: { firepower: 2, endurance: 3, morale: 7, ammunition: 3 },
  },
];

const KINDS = ["line-infantry", "foot-6-pounder", "light-cavalry", "cuirassiers"] as const;

/** An army with this many regiments in five divisions, some with their statistics and some without. */
export function armyOfRegiments(count: number): ArmyList {
  const regiments = Array.from({ length: count }, (_, i) => {
    const unitKind = KINDS[i % KINDS.length] ?? "line-infantry";
    return {
      id: `r${i}`,
      name: `${i + 1}. pułk marszałka`,
      unitKind,
      bases: unitKind === "foot-6-pounder" ? 1 : 3,
      entryId: { "line-infantry": "line", "foot-6-pounder": "guns" }[unitKind as string] ?? null,
    };
  });
  return armyListSchema.parse({
    ...duchyOfWarsaw,
    title: "Wielka Armia",
    bookEntries: ENTRIES,
    formations: [0, 1, 2, 3, 4].map((d) => ({
      id: `d${d}`,
      name: `Dywizja nr ${d + 1}`,
      general: { kind: "infantry", source: "drawn", name: "" },
      regiments: regiments.filter((__, i) => i % 5 === d),
    })),
  });
}
