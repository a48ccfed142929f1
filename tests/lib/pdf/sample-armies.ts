import { type ArmyList, armyListSchema } from "@/lib/domain/army-list/army-list";

/** A legal 32+8 list with two divisions, guns, statuses and upgrades. */
export const duchyOfWarsaw: ArmyList = armyListSchema.parse({
  kind: "army-list",
  schemaVersion: 1,
  title: "Korpus księcia Józefa",
  language: "pl",
  nation: "duchy-of-warsaw",
  year: 1812,
  notes: "Druga dywizja trzyma *prawe* skrzydło.",
  commander: { source: "historical", name: "Książę Józef Poniatowski" },
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

/** The same army with more than any limit allows. */
export const tooGreatAnArmy: ArmyList = {
  ...duchyOfWarsaw,
  formations: duchyOfWarsaw.formations.map((formation) => ({
    ...formation,
    regiments: formation.regiments.map((regiment) => ({ ...regiment, bases: regiment.bases * 6 })),
  })),
};
