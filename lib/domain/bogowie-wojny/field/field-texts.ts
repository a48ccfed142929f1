import { acceptedTexts, type Say } from "../../document/translations/text-place";
import type { Battlefield } from "./battlefield";

/** A battlefield of Bogowie Wojny with every text replaced by what `say` returns for it. */
export function withFieldTexts(field: Battlefield, say: Say): Battlefield {
  const named = <Thing extends { readonly id: string; readonly name: string }>(thing: Thing) => ({
    ...thing,
    name: say({ key: `pieces/${thing.id}/name`, kind: "name", isProper: true }, thing.name),
  });
  return {
    ...field,
    title: say({ key: "title", kind: "name" }, field.title),
    notes: say({ key: "notes", kind: "markdown" }, field.notes),
    pieces: field.pieces.map(named),
    ...(field.sides && {
      sides: field.sides.map((side) => ({
        ...side,
        name: say({ key: `sides/${side.edge}/name`, kind: "name" }, side.name),
        army: side.army && {
          ...side.army,
          title: say({ key: `sides/${side.edge}/army`, kind: "name" }, side.army.title),
        },
      })),
    }),
    ...(field.acceptedFindings && {
      acceptedFindings: acceptedTexts(field.acceptedFindings, say),
    }),
  };
}
