import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import type { Battlefield } from "../battlefield";
import { sideAt } from "../side";
import type { FieldArmy, FieldSide } from "../side-schema";
import type { FieldCommand } from "./field-command";
import { settlePoints } from "./objectives";

/** Names a side; with an empty name it is named after its edge. */
export const nameSide: FieldCommand<{ readonly edge: TableEdge; readonly name: string }> = {
  name: "nameSide",
  run: (draft, { edge, name }) => putSide(draft, { ...sideAt(draft, edge), name }),
};

/** Attaches an army list to a side, or detaches it, and updates the objectives' points to those of both armies. */
export const attachArmy: FieldCommand<{
  readonly edge: TableEdge;
  readonly army: FieldArmy | null;
}> = {
  name: "attachArmy",
  run: (draft, { edge, army }) => {
    putSide(draft, { ...sideAt(draft, edge), army });
    settlePoints.run(draft, null);
  },
};

function putSide(field: Battlefield, side: FieldSide): void {
  const others = (field.sides ?? []).filter(({ edge }) => edge !== side.edge);
  const sides = [...others, side].filter(({ name, army }) => name !== "" || army !== null);
  field.sides = sides.toSorted((a, b) => b.edge.localeCompare(a.edge));
}
