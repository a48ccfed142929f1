"use client";

import { Check, Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { keepInCookie } from "@/app/_ui/keep-in-cookie";
import { useHydrated } from "@/app/_ui/use-hydrated";
import { barLook } from "./bar-look";
import { THEME_COOKIE, THEMES, type Theme } from "./theme";

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

interface ThemeChoiceProps {
  readonly theme: Theme;
  readonly labels: Readonly<Record<Theme, string>>;
}

/**
 * Light, dark or system theme: applied at once and stored in a cookie, so that the server renders the right one next
 * time.
 */
export function ThemeChoice({ theme, labels }: ThemeChoiceProps) {
  const [chosen, setChosen] = useState(theme);
  const isHydrated = useHydrated();
  return THEMES.map((option) => {
    const Icon = ICONS[option];
    return (
      <button
        key={option}
        type="button"
        className={barLook.row()}
        aria-current={option === chosen || undefined}
        disabled={!isHydrated}
        onClick={() => {
          setChosen(option);
          applyTheme(option);
        }}
      >
        <Icon className="text-ink-3" aria-hidden />
        {labels[option]}
        <Check className={barLook.tick()} aria-hidden />
      </button>
    );
  });
}

function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  keepInCookie(THEME_COOKIE, theme);
}
