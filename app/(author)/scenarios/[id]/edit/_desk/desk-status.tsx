"use client";

import { useLocale, useTranslations } from "next-intl";
import { Swatch } from "@/app/_map/swatch";
import type { ShortcutGroup } from "@/app/(author)/_editor/shortcuts-dialog";
import { StatusBar } from "@/app/(author)/_editor/status-bar";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { totalsOf } from "@/lib/domain/belle-alliance/scenario/totals";
import { formatNumber } from "@/lib/i18n/formats";
import { useDesk } from "./desk-context";
import { DESK_PARTS, PART_LETTERS } from "./desk-parts";
import { useDocument } from "./scenario-editor";
import { StatusSlot } from "./status-slot";

/** The desk's status bar: saving and undo, the sides' totals, and a slot for the map's coordinates. */
export function DeskStatus() {
  const commands = useTranslations("commands.names");
  const { part } = useDesk();
  const shortcuts = useShortcuts();
  return (
    <StatusBar commandLabel={(name) => commands(name)} shortcuts={shortcuts}>
      {part === "map" ? null : <Totals />}
      <StatusSlot />
    </StatusBar>
  );
}

const sidesOf = ({ sides }: Scenario) => sides;
const settingsOf = ({ settings }: Scenario) => settings;

function Totals() {
  const t = useTranslations("desk.status");
  const language = useLocale();
  const settings = useDocument(settingsOf);
  const sides = useDocument(sidesOf);
  return sides.map(({ id, name, colour, formations }) => {
    const { men, figures, guns } = totalsOf(formations, settings);
    const number = (value: number) => formatNumber(language, value);
    return (
      <span
        key={id}
        className={`side-${colour} inline-flex min-w-0 items-center gap-1.25 whitespace-nowrap tabular-nums`}
      >
        <Swatch colour={colour} />{" "}
        <b className="min-w-[4em] max-w-[14em] truncate font-semibold">{name}</b>{" "}
        {t("totals", {
          men: number(men),
          figures: number(figures),
          guns: number(guns),
          gunCount: guns,
        })}
      </span>
    );
  });
}

const TREE_KEYS = [
  ["↑ ↓", "move"],
  ["← →", "open"],
  ["Home End", "ends"],
  ["Shift ↑ Shift ↓", "range"],
  ["Ctrl ↑ Ctrl ↓", "focus"],
  ["Ctrl Space", "pick"],
  ["Ctrl A", "all"],
  ["Esc", "one"],
  ["Enter", "inspect"],
  ["F2", "rename"],
  ["Insert", "insert"],
  ["Delete", "remove"],
  ["Ctrl D", "duplicate"],
  ["Alt ↑ Alt ↓", "within"],
  ["Alt ← Alt →", "outIn"],
] as const;

const MAP_KEYS = [
  ["V Q M P H W F B R T Y X A E C O U N", "tools"],
  ["← ↑ ↓ →", "nudge"],
  ["Shift ← ↑ ↓ →", "nudgeFar"],
  ["[ ]", "turn"],
  ["Shift [ ]", "turnFar"],
  ["Enter", "finish"],
  ["Esc", "giveUp"],
  ["Tab", "next"],
  ["+ − 0", "zoom"],
  ["Shift", "add"],
  ["Alt", "free"],
  ["Ctrl A", "all"],
  ["S", "whole"],
  [", .", "wheel"],
  ["I", "mirror"],
  ["K J", "align"],
  ["L", "lock"],
  ["Delete", "remove"],
  ["Ctrl C Ctrl V", "copy"],
] as const;

/** The desk's keyboard shortcuts, for the dialog that lists them. */
function useShortcuts(): readonly ShortcutGroup[] {
  const t = useTranslations("desk.keys");
  const parts = useTranslations("desk.rail.parts");
  const rows = (group: string, keys: readonly (readonly [string, string])[]) =>
    keys.map(([keysOf, name]) => ({ keys: keysOf, does: t(`${group}.${name}`) }));
  return [
    {
      title: t("desk.title"),
      keys: [
        { keys: "F6 · Shift F6", does: t("desk.panes") },
        { keys: "F8 · Shift F8", does: t("desk.findings") },
        ...DESK_PARTS.flatMap((part) => {
          const letter = PART_LETTERS[part]?.toUpperCase();
          return letter
            ? [{ keys: `G ${letter}`, does: t("desk.goTo", { part: parts(part) }) }]
            : [];
        }),
      ],
    },
    { title: t("tree.title"), keys: rows("tree", TREE_KEYS) },
    { title: t("map.title"), keys: rows("map", MAP_KEYS) },
  ];
}
