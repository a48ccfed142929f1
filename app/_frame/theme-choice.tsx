"use client";

import { Check, Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { THEME_COOKIE, THEMES, type Theme } from "./theme";

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;
const ONE_YEAR_S = 31_536_000;

export interface ThemeChoiceProps {
  readonly theme: Theme;
  readonly labels: Readonly<Record<Theme, string>>;
}

/** Light, dark, or as the system: shown at once, remembered in a cookie, so that the server draws the right one next time. */
export function ThemeChoice({ theme, labels }: ThemeChoiceProps) {
  const [chosen, setChosen] = useState(theme);
  return THEMES.map((option) => {
    const Icon = ICONS[option];
    return (
      <button
        key={option}
        type="button"
        className="bar-item"
        aria-current={option === chosen || undefined}
        onClick={() => {
          setChosen(option);
          wear(option);
        }}
      >
        <Icon className="ic" aria-hidden />
        {labels[option]}
        <Check className="ic tick" aria-hidden />
      </button>
    );
  });
}

function wear(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${ONE_YEAR_S}; samesite=lax${secure}`;
}
