import { findFormation, findSide, UnknownIdError } from "../find";
import type { FormationNode } from "../formation";
import type { Player } from "../player";
import type { Scenario } from "../scenario";
import type { Audience } from "../scenario-view";
import type { ShownToAll } from "../shown-to-all";
import type { Side } from "../side";
import { formationsUnder } from "../visible-tree";

/** An audience as requested, where a commander's is identified by formation id alone. */
export type RequestedAudience =
  | Exclude<Audience, { readonly for: "commander" }>
  | { readonly for: "commander"; readonly formationId: string };

/** An audience with its data from the scenario. */
export type Reader =
  | Exclude<Audience, { readonly for: "commander" | "public" }>
  | { readonly for: "public"; readonly shown: ShownToAll }
  | {
      readonly for: "commander";
      readonly sideId: string;
      readonly player: Player;
      readonly own: FormationNode;
      /** The topmost first. */
      readonly above: readonly FormationNode[];
      readonly beside: readonly FormationNode[];
    };

/** How much of one side a reader may know. */
export type Sight = "umpire" | "own" | "public" | "none";

/** The audience for a request. Throws an UnknownIdError for a formation that does not exist. */
export function audienceIn(scenario: Scenario, asked: RequestedAudience): Audience {
  if (asked.for !== "commander") return asked;
  const { side } = findFormation(scenario, asked.formationId);
  return { ...asked, sideId: side.id };
}

/**
 * Throws an UnknownIdError for a side that does not exist, and for a formation that is not on that side or has no
 * player.
 */
export function readerOf(scenario: Scenario, audience: Audience): Reader {
  if (audience.for === "side") findSide(scenario, audience.sideId);
  if (audience.for === "public") return { for: "public", shown: scenario.shownToAll ?? "armies" };
  if (audience.for !== "commander") return audience;
  const { sideId, formationId } = audience;
  const { item: own, list, parents: above, side } = findFormation(scenario, formationId);
  const { player } = own;
  if (!player || side.id !== sideId) throw new UnknownIdError("commander", formationId);
  const beside = list.filter((each) => each !== own);
  return { for: "commander", sideId, player, own, above, beside };
}

/**
 * How much this reader may know of a side: the umpire everything; players what their own side knows, or as much as the
 * umpire allows, and nothing of another side; the public whatever the author did not hide, of the sides whose armies are
 * shown to all.
 */
export function sightOf(reader: Reader, side: Side): Sight {
  if (reader.for === "umpire") return "umpire";
  if (reader.for === "public") {
    return reader.shown === "armies" || reader.shown === `side:${side.id}` ? "public" : "none";
  }
  return reader.sideId === side.id ? "own" : "none";
}

/** Whether it is the public, from whom some of the armies are sealed. */
export function meetsSeal(reader: Reader): boolean {
  return reader.for === "public" && reader.shown !== "armies";
}

/** The sides this reader may know to be there. */
export function sidesKnown({ sides }: Scenario, reader: Reader): readonly Side[] {
  return reader.for === "public" && reader.shown === "ground" ? [] : sides;
}

/** Whether it is not limited to the troops of one formation. */
export function knowsWholeSides(reader: Reader): boolean {
  return reader.for !== "commander" || reader.player.knows === "side";
}

/** On the reader's own side: whether they know the troops under these formations. */
export function knowsTroops(reader: Reader, chain: readonly FormationNode[]): boolean {
  return reader.for !== "commander" || knowsWholeSides(reader) || chain.includes(reader.own);
}

/** On the reader's own side: the formations whose commanders they can see on the table; null for all. */
export function commandersKnown(reader: Reader): ReadonlySet<FormationNode> | null {
  if (reader.for !== "commander" || knowsWholeSides(reader)) return null;
  const own = formationsUnder([reader.own]);
  const { above, beside, player } = reader;
  return new Set(player.knows === "own" ? own : [...own, ...above, ...beside]);
}
