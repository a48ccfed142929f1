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

test("units behind bullets are below any line without one", () => {
  const text = `3rd Division (Alten)
- 2/30th Foot - 615
- 33rd Foot - 561
Uxbridge's cavalry
- 1st Life Guards - 255
- Ross RHA - 6 x 9pdr
Light troops (Vivian)
- 10th Hussars - 390`;
  expect(outline(read(text).formations)).toEqual([
    "3rd Division [2/30th Foot, 33rd Foot]",
    "Uxbridge's cavalry [1st Life Guards, Ross RHA]",
    "Light troops [10th Hussars]",
  ]);
});

test("bullets before headings as well say nothing of depth", () => {
  const text = `- 3rd Division (Alten)
- 2/30th Foot - 615
- 33rd Foot - 561
- 2/69th Foot - 500`;
  expect(outline(read(text).formations)).toEqual([
    "3rd Division [2/30th Foot, 33rd Foot, 2/69th Foot]",
  ]);
});
