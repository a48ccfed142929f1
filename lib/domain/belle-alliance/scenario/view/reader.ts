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

/** An audience with its data from the scenario; whoever leads formations is a commander, in a seat or not. */
export type Reader =
  | Exclude<Audience, { readonly for: "commander" | "seat" | "public" }>
  | { readonly for: "public"; readonly shown: ShownToAll }
  | { readonly for: "commander"; readonly sideId: string; readonly led: readonly Led[] };

/** A formation and what its player is given. */
export interface Led {
  readonly player: Player;
  readonly own: FormationNode;
  /** The topmost first. */
  readonly above: readonly FormationNode[];
  readonly beside: readonly FormationNode[];
}

/** How much of one side a reader may know. */
export type Sight = "umpire" | "own" | "public" | "none";

/** The audience for a request. Throws an UnknownIdError for a formation that does not exist. */
export function audienceIn(scenario: Scenario, asked: RequestedAudience): Audience {
  if (asked.for !== "commander") return asked;
  const { side } = findFormation(scenario, asked.formationId);
  return { ...asked, sideId: side.id };
}

/**
 * Throws an UnknownIdError for a side that does not exist, for a formation that is not on that side, and for a
 * commander's that has no player.
 */
export function readerOf(scenario: Scenario, audience: Audience): Reader {
  if (audience.for === "side") findSide(scenario, audience.sideId);
  if (audience.for === "public") return { for: "public", shown: scenario.shownToAll ?? "armies" };
  if (audience.for === "umpire" || audience.for === "side") return audience;
  const { sideId } = audience;
  if (audience.for === "seat") {
    const led = topmost(audience.formationIds.map((id) => ledIn(scenario, sideId, id)));
    return { for: "commander", sideId, led };
  }
  const led = ledIn(scenario, sideId, audience.formationId);
  if (!led.own.player) throw new UnknownIdError("commander", audience.formationId);
  return { for: "commander", sideId, led: [led] };
}

/** A formation without a player is led by someone who is given nothing but its troops. */
function ledIn(scenario: Scenario, sideId: string, formationId: string): Led {
  const { item: own, list, parents: above, side } = findFormation(scenario, formationId);
  if (side.id !== sideId) throw new UnknownIdError("commander", formationId);
  const beside = list.filter((each) => each !== own);
  return { player: own.player ?? UNBRIEFED, own, above, beside };
}

const UNBRIEFED: Player = { orders: "", brief: "", believedOfEnemy: "", knows: "own" };

/** Without those that are under others of them. */
function topmost(led: readonly Led[]): Led[] {
  const all = new Set(led.map(({ own }) => own));
  return led.filter(({ above }) => !above.some((each) => all.has(each)));
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

/** Whether it is not limited to the troops of some formations. */
export function knowsWholeSides(reader: Reader): boolean {
  return reader.for !== "commander" || reader.led.some(({ player }) => player.knows === "side");
}

/** On the reader's own side: whether they know the troops under these formations. */
export function knowsTroops(reader: Reader, chain: readonly FormationNode[]): boolean {
  if (reader.for !== "commander" || knowsWholeSides(reader)) return true;
  return reader.led.some(({ own }) => chain.includes(own));
}

/** On the reader's own side: the formations whose commanders they can see on the table; null for all. */
export function commandersKnown(reader: Reader): ReadonlySet<FormationNode> | null {
  if (reader.for !== "commander" || knowsWholeSides(reader)) return null;
  return new Set(
    reader.led.flatMap(({ player, own, above, beside }) => [
      ...formationsUnder([own]),
      ...(player.knows === "own" ? [] : [...above, ...beside]),
    ]),
  );
}

/** The formations a commander leads; empty for other readers. */
export function ledBy(reader: Reader): readonly FormationNode[] {
  return reader.for === "commander" ? reader.led.map(({ own }) => own) : [];
}
