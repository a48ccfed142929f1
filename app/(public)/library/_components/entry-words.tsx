import type { ReactNode } from "react";
import { Facts } from "@/app/_ui/facts";
import { CLASS_OF_LENGTH } from "@/lib/domain/belle-alliance/scenario/catalogue-facts";
import { FIELD_PLAYERS } from "@/lib/domain/bogowie-wojny/field/battlefield";
import type { Documents } from "@/lib/domain/kinds/document";
import { formatBattleDate } from "@/lib/i18n/formats";
import type { LibraryEntry } from "./library-entry";
import { type CardWords, playersWords } from "./library-words";

interface EntryProps {
  readonly entry: LibraryEntry;
  readonly words: CardWords;
}

/** Day and place of a battle, nation and year of an army, area and seed of a field, place of a map. */
export function EntryWhen({ entry, words }: EntryProps) {
  const parts = entry.kind === "map" ? mapParts(entry.map, words) : whenParts(entry, words);
  return (
    <p className="font-serif text-sm text-ink-2 italic">{parts.filter(Boolean).join(" · ")}</p>
  );
}

function mapParts(map: Documents["map"], { battlefield }: CardWords) {
  if (map.system === "belle-alliance") return [map.place];
  return [battlefield(`areas.${map.area}`), map.seed];
}

function whenParts(
  entry: Exclude<LibraryEntry, { kind: "map" }>,
  { language, nation }: CardWords,
): readonly (string | number | null)[] {
  if (entry.kind === "scenario" || entry.kind === "battle-scenario") {
    const { date, place } = entry.view;
    return [date && formatBattleDate(language, date), place];
  }
  if (entry.kind === "army-list") return [nation(entry.list.nation), entry.list.year];
  const { nation: code, nationName, edition } = entry.book;
  return [code === null ? nationName : nation(code), edition];
}

/** The size of a work. */
export function EntryFacts({ entry, words }: EntryProps) {
  return (
    <Facts className="mt-auto text-xs">
      {factParts(entry, words)
        .filter(Boolean)
        .map((fact) => (
          <span key={String(fact)}>{fact}</span>
        ))}
    </Facts>
  );
}

function factParts(entry: LibraryEntry, { library: t }: CardWords): ReactNode[] {
  const size = entry.item.size ?? 0;
  if (entry.kind === "army-list") return [entry.list.format.name, t("bases", { count: size })];
  if (entry.kind === "army-book") {
    return [
      t("entries", { count: size }),
      t("commanders", { count: entry.book.commanders.length }),
    ];
  }
  if (entry.kind === "map") {
    const { map } = entry;
    const isGround = map.system === "belle-alliance";
    const { widthCm, depthCm } = isGround ? map.map : map.table;
    return [
      t(isGround ? "shapes" : "pieces", { count: size }),
      !isGround && map.sides && t("players", playersWords(FIELD_PLAYERS)),
      t("table", { width: widthCm, depth: depthCm }),
    ];
  }
  if (entry.kind === "battle-scenario") {
    const { forces, battlefield } = entry.view;
    return [
      forces.length > 0 && t("players", playersWords({ from: forces.length, to: forces.length })),
      battlefield &&
        t("table", {
          width: battlefield.ground.table.widthCm,
          depth: battlefield.ground.table.depthCm,
        }),
      playedPart(entry, t),
    ];
  }
  const { map, bounds, players } = entry.view;
  return [
    ...lengthParts(entry, t),
    players && t("players", playersWords(players)),
    t("table", { width: map.widthCm, depth: map.depthCm }),
    bounds && t("bounds", { count: bounds }),
    playedPart(entry, t),
  ];
}

function playedPart({ item }: LibraryEntry, t: CardWords["library"]): ReactNode {
  return item.gamesPlayed > 0 && t("played", { count: item.gamesPlayed });
}

/**
 * How long a scenario takes to play, as its author says. Without that, what lets one guess: its units, as far as they
 * are not secret or sealed, and how long the battle was.
 */
function lengthParts(
  { item, view }: Extract<LibraryEntry, { kind: "scenario" }>,
  t: CardWords["library"],
): ReactNode[] {
  const sealed = view.isSealed && t("sealed");
  if (view.length) return [t(`size.${CLASS_OF_LENGTH[view.length]}`), sealed];
  const minutes = (view.bounds ?? 0) * view.settings.minutesPerBound;
  const battle = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return [sealed || t("units", { count: item.size ?? 0 }), minutes > 0 && t("battleTime", battle)];
}
