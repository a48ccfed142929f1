import { useTranslations } from "next-intl";
import type { ShortcutGroup } from "@/app/(author)/_editor/shortcuts-dialog";
import { DESK_PARTS, PART_LETTERS } from "./desk-parts";

const TREE_KEYS = [
  ["↑ ↓", "move"],
  ["← →", "open"],
  ["Home End", "ends"],
  ["Enter", "inspect"],
  ["F2", "rename"],
  ["Insert", "insert"],
  ["Delete", "remove"],
  ["Ctrl D", "duplicate"],
  ["Alt ↑ Alt ↓", "within"],
  ["Alt ← Alt →", "outIn"],
] as const;

const MAP_KEYS = [
  ["V M S H W F B R T A E C U N", "tools"],
  ["← ↑ ↓ →", "nudge"],
  ["Shift ← ↑ ↓ →", "nudgeFar"],
  ["[ ]", "turn"],
  ["Shift [ ]", "turnFar"],
  ["Enter", "finish"],
  ["Esc", "giveUp"],
  ["Tab", "next"],
  ["+ − 0", "zoom"],
] as const;

/** The desk's own keys, for the list of shortcuts. */
export function useShortcuts(): readonly ShortcutGroup[] {
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
