import type { SideColour } from "../../../table/side-colours";
import type { AddressedAudience } from "../view/reader-key";

/** Who a pack is for; the public gets none. */
export type PackReader = Exclude<AddressedAudience, { for: "public" }>;

/** Somebody who gets their own pack. */
export interface PackPerson {
  readonly reader: PackReader;
  /** The address of their pack below `packs/`, without an extension: `umpire`, `side-ID`, `commander-ID`. */
  readonly address: string;
  /** The name the author gave; empty for the umpire. */
  readonly name: string;
  /** Null for the umpire. */
  readonly colour: SideColour | null;
}

interface Side {
  readonly id: string;
  readonly name: string;
  readonly colour: SideColour;
  /** The formations that have a player. */
  readonly commands: readonly { readonly id: string; readonly name: string }[];
}

/** Everybody who gets a pack: the umpire, then each side followed by the players of its formations. */
export function packPeople(sides: readonly Side[]): PackPerson[] {
  const ofSides = sides.flatMap(({ id, name, colour, commands }): PackPerson[] => [
    { reader: { for: "side", sideId: id }, address: `side-${id}`, name, colour },
    ...commands.map((command) => ({
      reader: { for: "commander" as const, formationId: command.id },
      address: `commander-${command.id}`,
      name: command.name,
      colour,
    })),
  ]);
  return [{ reader: { for: "umpire" }, address: "umpire", name: "", colour: null }, ...ofSides];
}

/** The reader that an address below `packs/` refers to; null if there is none. */
export function packReaderAt(address: string): PackReader | null {
  if (address === "umpire") return { for: "umpire" };
  const [, who, id] = /^(side|commander)-(.+)$/.exec(address) ?? [];
  if (!who || !id) return null;
  return who === "side" ? { for: "side", sideId: id } : { for: "commander", formationId: id };
}

/**
 * The file name of each pack, in order: a number and a colour, which everybody may know, and nothing about its contents
 * or the other packs. `words` returns the names of the umpire and the colours.
 */
export function packFileNames(
  people: readonly PackPerson[],
  words: (colour: SideColour | "umpire") => string,
): string[] {
  return people.map(({ colour }, i) => `${i + 1}-${words(colour ?? "umpire")}.pdf`);
}
