import { expect, test } from "vitest";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import { read } from "../reading";

/** Formations with their units in brackets, indented by depth. */
function outline(nodes: readonly FormationNode[], indent = ""): string[] {
  return nodes.flatMap(({ name, units, formations }) => [
    `${indent}${name} [${units.map((unit) => unit.name).join(", ")}]`,
    ...outline(formations, `${indent}  `),
  ]);
}

test("the artillery of a division is below it, with its battery on the same line or below", () => {
  const text = `III Corps: Renaud
1st Division: Cooke
1st Brigade: Maitland
1st Line 976
Division Artillery: 2 batteries, 16 guns
2nd Division: Clinton
2nd Brigade: Adam
52nd Line 1038
Divisional Artillery
Foot battery, 8 guns
3rd Division: Hill
3rd Brigade: Bock
53rd Line 600`;
  expect(outline(read(text).formations)).toEqual([
    "III Corps []",
    "  1st Division [Division Artillery: 2 batteries]",
    "    1st Brigade [1st Line]",
    "  2nd Division []",
    "    2nd Brigade [52nd Line]",
    "    Divisional Artillery [Foot battery]",
    "  3rd Division []",
    "    3rd Brigade [53rd Line]",
  ]);
});

test("the artillery of a corps is beside its divisions", () => {
  const text = `6e corps : Marmont
20e division : Compans
1re brigade : Pelleport
32e léger 686
Artillerie divisionnaire : 1 batterie, 8 pièces
21e division : Lagrange
1re brigade : Jamin
37e léger 1.402
Artillerie de réserve : 2 batteries, 16 pièces
22e division : Friederichs
1re brigade : Coehorn
23e léger 600
Réserve d'artillerie
2 batteries de 12, 16 pièces`;
  expect(outline(read(text).formations)).toEqual([
    "6e corps [Artillerie de réserve: 2 batteries]",
    "  20e division [Artillerie divisionnaire: 1 batterie]",
    "    1re brigade [32e léger]",
    "  21e division []",
    "    1re brigade [37e léger]",
    "  22e division []",
    "    1re brigade [23e léger]",
    "  Réserve d'artillerie [2 batteries de 12]",
  ]);
});
