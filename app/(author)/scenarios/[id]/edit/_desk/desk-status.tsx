"use client";

import { useLocale, useTranslations } from "next-intl";
import { StatusBar } from "@/app/(author)/_editor/status-bar";
import type { Language } from "@/lib/domain/language";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { totalsOf } from "@/lib/domain/scenario/totals";
import { formatNumber } from "@/lib/i18n/formats";
import { useDesk } from "./desk-context";
import { useDocument } from "./scenario-editor";
import { StatusSlot } from "./status-slot";
import { useShortcuts } from "./use-shortcuts";

/** The foot of the desk: saving and undo, what each side adds up to, room for the map's coordinates. */
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
