import type { Severity } from "../../document/severity";

/** All findings of a battlefield, with the chapter each is based on and its severity. */
export const BATTLEFIELD_FINDINGS = {
  "too-many-of": { rule: "14.3", severity: "error" },
  "too-few-of": { rule: "14.3", severity: "error" },
  "too-many-pieces": { rule: "14.4", severity: "error" },
  "too-few-pieces": { rule: "14.4", severity: "error" },

  "out-of-turn": { rule: "14.4", severity: "error" },
  "water-not-first": { rule: "14.4", severity: "error" },
  "obligatory-first": { rule: "14.4", severity: "error" },
  "placed-after-bought": { rule: "14.4", severity: "error" },
  "own-out-of-turn": { rule: "14.4", severity: "error" },
  "not-for-sale": { rule: "13.3", severity: "error" },
  "bought-several": { rule: "13.3", severity: "warning" },

  "bought-beyond-list": { rule: "13.3", severity: "error" },
  "grove-not-sold": { rule: "13.3", severity: "error" },
  "works-beyond-list": { rule: "13.3", severity: "warning" },
  "bought-not-placed": { rule: "14.4", severity: "note" },
  "special-beyond-rules": { rule: "14.4", severity: "warning" },
  "special-not-placed": { rule: "14.4", severity: "note" },
  "special-of-no-rule": { rule: "14.4", severity: "warning" },
  "table-not-formats": { rule: "13.2", severity: "warning" },

  "off-table": { rule: "3.1", severity: "error" },
  "crosses-itself": { rule: "3.5", severity: "warning" },
  "pieces-overlap": { rule: "3.5", severity: "warning" },
  "base-covered": { rule: "14.5", severity: "warning" },
  "built-up-size": { rule: "3.5", severity: "error" },
  "gully-size": { rule: "3.5", severity: "error" },
  "gully-ways": { rule: "3.5", severity: "error" },
  "stream-width": { rule: "3.5", severity: "error" },

  "linear-work-length": { rule: "13.3", severity: "error" },
  "redoubt-size": { rule: "13.3", severity: "error" },
  "work-too-far": { rule: "14.4", severity: "error" },

  "road-end-loose": { rule: "14.4", severity: "error" },
  "road-out-of-turn": { rule: "14.4", severity: "error" },
  "road-on-impassable": { rule: "14.4", severity: "error" },
  "second-road-in": { rule: "14.4", severity: "error" },
  "roads-cross-on-water": { rule: "14.4", severity: "error" },

  "water-without-crossing": { rule: "14.4", severity: "error" },
  "no-new-crossing": { rule: "14.4", severity: "error" },
  "crossing-off-water": { rule: "14.4", severity: "error" },
  "crossing-without-road": { rule: "14.4", severity: "error" },
  "ford-over-great-river": { rule: "3.5", severity: "error" },
  "free-crossing-not-due": { rule: "14.4", severity: "error" },
  "free-crossings-several": { rule: "14.4", severity: "error" },

  "base-number": { rule: "14.5", severity: "error" },
  "base-size": { rule: "14.5", severity: "error" },
  "base-off-edge": { rule: "14.5", severity: "error" },
  "base-not-in-middle": { rule: "14.5", severity: "error" },

  "deployment-zone": { rule: "14.6", severity: "error" },
  "objective-number": { rule: "14.6", severity: "error" },
  "objective-unknown-piece": { rule: "14.6", severity: "error" },
  "objective-twice": { rule: "14.6", severity: "error" },
  "objective-not-enterable": { rule: "14.6", severity: "error" },
  "main-not-nearest": { rule: "14.6", severity: "error" },
  "secondary-not-even": { rule: "14.6", severity: "error" },
  "objective-chooser": { rule: "14.6", severity: "error" },
  "objective-points": { rule: "14.6", severity: "error" },
} as const satisfies Record<string, { rule: string; severity: Severity }>;
export type BattlefieldFindingCode = keyof typeof BATTLEFIELD_FINDINGS;
