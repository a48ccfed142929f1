"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { IconButton } from "@/app/_ui/button";
import { SectionTitle } from "@/app/_ui/section-title";
import { Select } from "@/app/_ui/select";
import { NameButton } from "@/app/(author)/_map-desk/name-button";
import { PlaceFields } from "@/app/(author)/_map-desk/place-fields";
import {
  keyOfEnd,
  type SightEnd,
  type TablePiece,
} from "@/lib/domain/belle-alliance/scenario/sight-pieces";
import { SIGHT_TERRAINS } from "@/lib/rules/belle-alliance/sight";
import { moved, type Point } from "@/lib/terrain/point";
import type { Sight, SightStore } from "../sight-store";
import type { MapDeskState } from "../use-map-desk";
import { endMoved, endOf, observedBy, pointedAt, removed } from "./sight-acts";
import type { SightFacts, SightTable } from "./sight-facts";
import { useWatchers } from "./use-sight-facts";
import type { SightWords } from "./use-sight-words";

/** What each part of the panel shows and changes. */
export interface SightPart {
  readonly desk: MapDeskState;
  readonly store: SightStore;
  readonly sight: Sight;
  readonly table: SightTable;
  readonly facts: SightFacts;
  readonly words: SightWords;
}

/** The value for a spot on the table among the pieces. */
const PLACE = "place";
const AS_ON_MAP = "map";
/** A place looked at begins this far from the observer's. */
const APART: Point = [10, 0];

/** Who looks. */
export function ObserverFields({ desk, store, sight, facts }: SightPart) {
  const t = useTranslations("sight");
  const { from } = sight;
  const sides = sideEnds(desk).map((end) => {
    return { value: keyOfEnd(end), label: desk.sideNames[end.id] ?? "", below: t("wholeSide") };
  });
  const take = (end: SightEnd) => store.set(observedBy(store.get(), end));
  return (
    <>
      <Select
        label={t("observer")}
        placeholder={t("choose")}
        choices={[...useChoices(desk, facts, null), ...sides]}
        value={from && (from.kind === "place" ? PLACE : keyOfEnd(from))}
        onChange={(key) => take(endOfKey(key, facts, desk) ?? placeEnd(desk.centre()))}
      />
      {from?.kind === "place" && (
        <EndPlace store={store} which="from" end={from} label={t("observerPlace")} />
      )}
    </>
  );
}

/** All that is looked at, with what comes of it; another can be added. */
export function LookList({ desk, store, sight, facts, words }: SightPart) {
  const t = useTranslations("sight");
  const title = useId();
  const end = sight.chosen === "from" ? null : endOf(sight, sight.chosen);
  const observer = facts.observer;
  return (
    <section aria-labelledby={title} className="grid gap-2">
      <SectionTitle level={3} id={title}>
        {t("looks")}
      </SectionTitle>
      {facts.looks.length > 0 && (
        <ul className="max-h-60 overflow-auto">
          {facts.looks.map((found, i) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a look is identified by its number
              key={i}
              className="flex items-center gap-2 border-rule border-t first:border-t-0"
            >
              {found ? (
                <NameButton isPressed={i === sight.chosen} onClick={() => store.set({ chosen: i })}>
                  {words.nameOf(found.piece)}
                </NameButton>
              ) : (
                <span className="text-ink-3 text-sm">{t("gone")}</span>
              )}
              <span className="ms-auto text-end text-ink-2 text-xs">
                {found && (found.look.visible ? "✓ " : "✕ ") + words.brief(found.look)}
              </span>
              <IconButton
                size="small"
                label={t("remove", { name: found ? words.nameOf(found.piece) : "" })}
                onPress={() => store.set(removed(store.get(), i))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Select
        label={t("add")}
        placeholder={t("choose")}
        choices={useChoices(desk, facts, observer)}
        value={null}
        onChange={(key) => {
          const at = observer ? moved(observer.at, APART) : desk.centre();
          const target = endOfKey(key, facts, desk) ?? placeEnd(at);
          store.set(pointedAt(store.get(), target));
        }}
      />
      {end?.kind === "place" && (
        <EndPlace store={store} which={sight.chosen} end={end} label={t("targetPlace")} />
      )}
    </section>
  );
}

/** Who sees the observer, if that is shown. */
export function WatcherList({ sight, facts, words }: SightPart) {
  const t = useTranslations("sight");
  const title = useId();
  const watchers = useWatchers(facts, sight);
  if (!watchers) return null;
  return (
    <section aria-labelledby={title}>
      <SectionTitle level={3} id={title}>
        {t("watchers", { count: watchers.length })}
      </SectionTitle>
      <ul className="max-h-60 overflow-auto text-sm">
        {watchers.map(({ piece, look }) => (
          <li key={piece.key} className="flex justify-between gap-2 border-rule border-t py-1">
            <span>{piece.name}</span>
            <span className="whitespace-nowrap text-ink-2">
              {t("brief.seen", { distance: words.cm(look.distanceCm) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EndPlaceProps {
  readonly store: SightStore;
  readonly which: Sight["chosen"];
  readonly end: Extract<SightEnd, { kind: "place" }>;
  readonly label: string;
}

/** A spot on the table as two numbers, and how a unit there stands. */
function EndPlace({ store, which, end, label }: EndPlaceProps) {
  const t = useTranslations("sight");
  const [x, y] = end.at;
  const set = (changed: SightEnd) => store.set(endMoved(store.get(), which, changed));
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-2 items-start gap-2">
        <PlaceFields
          place={{ xCm: x, yCm: y }}
          onCommit={({ xCm = x, yCm = y }) => set({ ...end, at: [xCm, yCm] })}
        />
      </div>
      <Select
        label={t("terrain.label")}
        choices={[AS_ON_MAP, ...SIGHT_TERRAINS].map((value) => {
          return { value, label: t(`terrain.${value}`) };
        })}
        value={end.terrain ?? AS_ON_MAP}
        onChange={(key) =>
          set({ ...end, terrain: SIGHT_TERRAINS.find((terrain) => terrain === key) })
        }
      />
    </fieldset>
  );
}

function placeEnd(at: Point): SightEnd {
  return { kind: "place", at };
}

function sideEnds({ sideNames }: Pick<MapDeskState, "sideNames">) {
  return Object.keys(sideNames).map((id) => ({ kind: "side", id }) as const);
}

function endOfKey(
  key: string,
  { pieces }: SightFacts,
  desk: Pick<MapDeskState, "sideNames">,
): SightEnd | null {
  const ends = [...pieces.map(({ end }) => end), ...sideEnds(desk)];
  return ends.find((each) => keyOfEnd(each) === key) ?? null;
}

/** A place and every piece on the table; those of other sides than the observer's first. */
function useChoices(
  { sideNames }: Pick<MapDeskState, "sideNames">,
  { pieces }: SightFacts,
  observer: TablePiece | null,
) {
  const t = useTranslations("sight");
  const isOther = ({ sideId }: TablePiece) => Number(sideId !== observer?.sideId);
  const offered = pieces
    .filter(({ key }) => key !== observer?.key)
    .toSorted((a, b) => isOther(b) - isOther(a));
  return [
    { value: PLACE, label: t("place") },
    ...offered.map(({ key, name, sideId }) => ({
      value: key,
      label: name,
      below: sideNames[sideId ?? ""] ?? "",
    })),
  ];
}
