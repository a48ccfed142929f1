"use client";

import { useLocale, useTranslations } from "next-intl";
import { StatusBar } from "@/app/(author)/_editor/status-bar";
import type { Language } from "@/lib/domain/language";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { totalsOf } from "@/lib/domain/scenario/totals";
import { formatNumber } from "@/lib/i18n/formats";
import { useDesk } from "./desk-context";
import { nameOf } from "./name-of";
import { ownFieldAt, placeOf } from "./place-of";
import { useDocument, useEditor } from "./scenario-editor";
import { StatusSlot } from "./status-slot";
import { useShortcuts } from "./use-shortcuts";

/** The foot of the desk: saving and undo, what each side adds up to, room for the map's coordinates. */
export function DeskStatus() {
  const commands = useTranslations("commands.names");
  const { part } = useDesk();
  const shortcuts = useShortcuts();
  const placeLabel = usePlaceWords();
  return (
    <StatusBar
      commandLabel={(name) => commands(name)}
      shortcuts={shortcuts}
      placeLabel={placeLabel}
    >
      {part === "map" ? null : <Totals />}
      <StatusSlot />
    </StatusBar>
  );
}

/** Says which field of the scenario, or which part of the desk and which thing in it, two writers have both changed. */
function usePlaceWords(): (path: string) => string {
  const parts = useTranslations("desk.rail.parts");
  const fields = useTranslations("desk.ownFields");
  const editor = useEditor();
  return (path) => {
    const field = ownFieldAt(path);
    if (field) return fields(field);
    const scenario = editor.current();
    const { part, at } = placeOf(scenario, { code: "", path });
    const name = at ? nameOf(scenario, at) : "";
    return name ? `${parts(part)}, ${name}` : parts(part);
  };
}

const sidesOf = ({ sides }: Scenario) => sides;
const settingsOf = ({ settings }: Scenario) => settings;

function Totals() {
  const t = useTranslations("desk.status");
  const language = useLocale() as Language;
  const settings = useDocument(settingsOf);
  const sides = useDocument(sidesOf);
  return sides.map(({ id, name, colour, formations }) => {
    const { men, figures, guns } = totalsOf(formations, settings);
    const number = (value: number) => formatNumber(language, value);
    return (
      <span key={id} className={`sidetotal side-${colour}`}>
        <i className={`swatch side-${colour}`} aria-hidden="true" /> <b>{name}</b>{" "}
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
