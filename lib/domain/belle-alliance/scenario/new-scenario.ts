import type { z } from "zod";
import type { Language } from "../../document/language";
import { SIDE_COLOURS } from "../../table/side-colours";
import type { GroundMap } from "../ground-map/ground-map";
import type { GroundOrigin, scenarioSchema } from "./scenario";
import type { Side } from "./side";

/** The fields of a new scenario; the caller supplies names and ids. */
interface NewScenario {
  readonly title: string;
  readonly language: Language;
  /** Empty if the author does not name one. */
  readonly battle: string;
  /** `YYYY-MM-DD`, or null if still undecided. */
  readonly date: string | null;
  readonly table: { readonly widthCm: number; readonly depthCm: number };
  readonly sides: readonly Pick<Side, "id" | "name">[];
  /** A map to start from and its credit; null for a bare table. */
  readonly ground: { readonly map: GroundMap; readonly origin: GroundOrigin } | null;
}

/**
 * A new scenario as it is sent: its sides, in different colours as far as these go, and either an empty table or a map
 * with its place, credits and settings. The schema fills in the rest.
 */
export function newScenario({
  table,
  sides,
  ground,
  ...told
}: NewScenario): z.input<typeof scenarioSchema> {
  return {
    kind: "scenario",
    schemaVersion: 1,
    ...told,
    ...(ground ? onMap(ground) : { map: { ...table } }),
    sides: sides.map((side, i) => ({
      ...side,
      colour: SIDE_COLOURS[i % SIDE_COLOURS.length] ?? SIDE_COLOURS[0],
    })),
  };
}

function onMap({ map, origin }: NonNullable<NewScenario["ground"]>) {
  const { place, credits, settings } = map;
  return { place, credits, settings, map: { ...map.map, origin } };
}
