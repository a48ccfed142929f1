import {
  type CommanderTracks,
  commanderTracks,
} from "@/lib/domain/belle-alliance/scenario/pack/commander-tracks";
import type { FormationView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../../document/text/words";
import type { Card, Track } from "./card";
import type { CardPlace } from "./unit-card";

type Efficiency = NonNullable<FormationView["commander"]>["efficiency"];

/** The card of a formation's commander; null if it has none. */
export function commanderCard(
  formation: FormationView,
  { under, key, colour, signs }: Pick<CardPlace, "under" | "key" | "colour" | "signs">,
  words: Words,
): Card | null {
  const { commander } = formation;
  if (commander === null) return null;
  const { clean, terms, unitSheets, number } = words;
  const tracks = commanderTracks(formation);
  return {
    name: clean.name(commander.name),
    under: clean.name(formation.fullName),
    key,
    colour,
    sign: signs.nameOf({ kind: "commander", colour }),
    facts: [
      [
        terms(`level.${formation.level}`),
        efficiencyOf(commander.efficiency, tracks, words),
        unitSheets("commander.reach", { reach: number(tracks.reachCm) }),
      ].join(" · "),
      under === "" ? "" : unitSheets("commander.superior", { superior: under }),
    ].filter((fact) => fact !== ""),
    losses: null,
    tracks: [...adjutantTracks(tracks, words), ...fallTracks(words)],
    rolls: rollsOf(tracks, words),
  };
}

/** The efficiency, with its modifier for ordering rolls [table 17]. */
function efficiencyOf(
  efficiency: Efficiency,
  { efficiencyFactor }: CommanderTracks,
  { terms, unitSheets, signed }: Words,
): string {
  const name = terms(`efficiency.${efficiency}`);
  if (efficiencyFactor === 0) return name;
  return unitSheets("commander.efficiency", { efficiency: name, factor: signed(efficiencyFactor) });
}

/** Tracks for each adjutant: location, fallen, or replaced the commander [1.1.4]. */
function adjutantTracks({ adjutants }: CommanderTracks, { unitSheets, number }: Words): Track[] {
  return Array.from({ length: adjutants }, (_, i) => ({
    label: unitSheets("commander.adjutant", { number: number(i + 1) }),
    value: "",
    boxes: [
      { text: unitSheets("commander.away"), mark: "plain" },
      { text: unitSheets("commander.gone"), mark: "plain" },
    ],
    writeMm: 26,
  }));
}

/**
 * The number of boxes for failed rolls for a new commander, each of which adds to the next roll [table 19]. The number
 * is our choice.
 */
const TRIES = 4;

function fallTracks({ unitSheets, number }: Words): Track[] {
  return [
    {
      label: unitSheets("commander.fallen"),
      value: "",
      boxes: [{ text: "", mark: "plain" }],
      writeMm: 0,
    },
    {
      label: unitSheets("commander.tries"),
      value: "",
      boxes: Array.from({ length: TRIES }, (_, i) => ({ text: number(i + 1), mark: "plain" })),
      writeMm: 0,
    },
  ];
}

function rollsOf(tracks: CommanderTracks, words: Words): Card["rolls"] {
  const { unitSheets, number, signed } = words;
  const factor = ({ id, factor }: { readonly id: string; readonly factor: number }) =>
    `${unitSheets(`factor.${id}`)} ${signed(factor)}`;
  return [
    [unitSheets("roll.when"), unitSheets("roll.whenText", { reach: number(tracks.reachCm) })],
    [
      unitSheets("roll.ordering"),
      tracks.ordering
        .map(({ from, to, followed, order }) =>
          unitSheets("roll.result", {
            sums: sums(from, to, words),
            outcome: unitSheets(followed ? "roll.followed" : "roll.refused"),
            order: unitSheets(`order.${order}`),
          }),
        )
        .join(" · "),
    ],
    [
      unitSheets("roll.factors"),
      [...tracks.factors.map(factor), unitSheets("factor.valour")].join(" · "),
    ],
    [
      unitSheets("roll.replacement"),
      [
        ...tracks.replacement.map(({ from, to, id }) =>
          [sums(from, to, words), unitSheets(`replaced.${id}`)].join(" "),
        ),
        ...tracks.replacementFactors.map(
          ({ id, factor: value }) => `${unitSheets(`replacementFactor.${id}`)} ${signed(value)}`,
        ),
      ].join(" · "),
    ],
    [unitSheets("roll.caught"), caughtText(tracks, words)],
  ];
}

function caughtText({ caught }: CommanderTracks, words: Words): string {
  const { unitSheets, signed } = words;
  const results = caught
    .filter(({ falls }) => falls)
    .map(({ from, to, sideFactor }) =>
      unitSheets(sideFactor === 0 ? "roll.falls" : "roll.fallsWith", {
        sums: sums(from, to, words),
        factor: signed(sideFactor),
      }),
    );
  return unitSheets("roll.caughtText", { results: results.join(" · ") });
}

function sums(from: number | null, to: number | null, { number }: Words): string {
  if (from === null) return `≤ ${number(to ?? 0)}`;
  if (to === null) return `${number(from)}+`;
  return from === to ? number(from) : `${number(from)}–${number(to)}`;
}
