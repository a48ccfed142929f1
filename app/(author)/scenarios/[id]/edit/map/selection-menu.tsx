"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Menu } from "@/app/_ui/menu";
import type { MenuAction } from "@/app/_ui/menu-list";
import {
  allTerrain,
  allTroops,
  type Choice,
  choicesAbove,
  sideChoice,
} from "@/lib/domain/belle-alliance/scenario/placing/choices";
import { actOn, GROUP_ACTS, KEYS_OF_ACTS } from "./group-acts";
import type { MapDeskState } from "./use-map-desk";
import type { TerrainClipboard } from "./use-terrain-clipboard";

interface SelectionMenuProps {
  readonly desk: MapDeskState;
  readonly clipboard: TerrainClipboard;
}

/** Larger bodies to select, and acts on the selection. */
export function SelectionMenu({ desk, clipboard }: SelectionMenuProps) {
  const t = useTranslations("map.group");
  const actions = () => [...choices(desk, t), ...actionsOnSelection(desk, clipboard, t)];
  return (
    <Menu label={t("menu")} trigger={<Button size="small">{t("menu")}</Button>} actions={actions} />
  );
}

type Words = ReturnType<typeof useTranslations<"map.group">>;

/** Selects everything, a side, or a body that the chosen piece belongs to. */
function choices(desk: MapDeskState, t: Words): MenuAction[] {
  const { scenario, pieces, choose } = desk;
  const [first] = pieces;
  const above = first ? choicesAbove(scenario, first).slice(0, -1) : [];
  const named = [...above, ...scenario.sides.map(sideChoice)].filter(isSomething);
  const action = (id: string, label: string, chosen: Choice["pieces"], detail?: string) => ({
    id,
    label,
    isDisabled: chosen.length === 0,
    ...(detail && { detail }),
    onAction: () => choose(chosen),
  });
  return [
    action("troops", t("allTroops"), allTroops(scenario), "Ctrl A"),
    ...named.map(({ name, pieces: all }, i) =>
      action(`named ${i}`, t("allOf", { name, count: all.length }), all),
    ),
    action("terrain", t("allTerrain"), allTerrain(scenario)),
    { ...action("nothing", t("nothing"), [], "Esc"), isDisabled: pieces.length === 0 },
  ];
}

/** The acts on the selection. */
function actionsOnSelection(
  { editor, pieces }: MapDeskState,
  clipboard: TerrainClipboard,
  t: Words,
): MenuAction[] {
  const isDisabled = pieces.length === 0;
  return [
    ...GROUP_ACTS.map((act) => ({
      id: act,
      label: t(`acts.${act}`),
      isDisabled,
      ...(KEYS_OF_ACTS[act] && { detail: KEYS_OF_ACTS[act] }),
      onAction: () => actOn(act, editor, pieces),
    })),
    {
      id: "copy",
      label: t("copy"),
      detail: "Ctrl C",
      isDisabled,
      onAction: clipboard.copyByButton,
    },
    { id: "paste", label: t("paste"), detail: "Ctrl V", onAction: clipboard.pasteByButton },
  ];
}

function isSomething({ pieces }: Choice): boolean {
  return pieces.length > 1;
}
