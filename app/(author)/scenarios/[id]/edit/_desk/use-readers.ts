import { useMemo } from "react";
import { playersOf } from "@/lib/domain/belle-alliance/scenario/players";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Audience } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { readerKey } from "@/lib/domain/belle-alliance/scenario/view/reader-key";
import type { SideColour } from "@/lib/domain/table/side-colours";
import { useDocument } from "./scenario-editor";

/** Whom a desk can show the scenario to. */
export type DeskAudience = Exclude<Audience, { readonly for: "seat" }>;

/** A side, or the player of one of its formations. */
interface SideReader {
  /** `side:ID` or `commander:ID`. */
  readonly key: string;
  readonly name: string;
  readonly colour: SideColour;
  readonly sideId: string;
  /** The formation a player leads. */
  readonly formationId?: string;
}

/** The audience of a view for a reader. */
export function audienceOf({ sideId, formationId }: SideReader): DeskAudience {
  return formationId ? { for: "commander", sideId, formationId } : { for: "side", sideId };
}

/** Each side followed by its players: the same list while only other things change. */
export function useReaders(): readonly SideReader[] {
  const text = useDocument(readersText);
  return useMemo(() => JSON.parse(text) as readonly SideReader[], [text]);
}

/** One text, which is the same for the same readers. */
const readersText = ({ sides }: Scenario) => JSON.stringify(readersOf(sides));

function readersOf(sides: Scenario["sides"]): SideReader[] {
  return sides.flatMap((side) => {
    const { id: sideId, name, colour } = side;
    const players = playersOf(side).map(
      (player): SideReader => ({
        key: readerKey({ for: "commander", formationId: player.id }),
        name: player.name,
        colour,
        sideId,
        formationId: player.id,
      }),
    );
    return [{ key: readerKey({ for: "side", sideId }), name, colour, sideId }, ...players];
  });
}
