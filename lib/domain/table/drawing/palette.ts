import type { SideColour } from "../side-colours";

const PLAIN_COLOURS = [
  "table",
  "contour",
  "wood",
  "woodInk",
  "field",
  "fieldInk",
  "water",
  "waterInk",
  "road",
  "roadEdge",
  "stone",
  "timber",
  "wall",
  "hedge",
  "grid",
  "ink",
  "quiet",
  "halo",
  "sheet",
  /** The colour of undecided fields. */
  "open",
  /** Ground that is seen. */
  "seen",
  "onSide",
] as const;
type PlainColour = (typeof PLAIN_COLOURS)[number];

/** The colours of a map: values for a file, or CSS variables for a page. */
export interface Palette extends Readonly<Record<PlainColour, string>> {
  /** Fill colour of a hill layer, where 1 is the lowest. */
  readonly hill: (level: number) => string;
  readonly sideFill: Readonly<Record<SideColour, string>>;
  readonly sideInk: Readonly<Record<SideColour, string>>;
}

const PALETTE_NAMES = ["light", "dark", "either", "variables"] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

const LIGHT: Palette = {
  table: "#f5efdf",
  hill: byLevel([
    "#ebdfc2",
    "#dfcda3",
    "#d0b985",
    "#c4aa72",
    "#b89c62",
    "#ad9056",
    "#a2854c",
    "#987a44",
    "#8e703d",
    "#846737",
    "#7b5f32",
    "#72572d",
  ]),
  contour: "#8f7440",
  wood: "#d3dcbc",
  woodInk: "#566d3b",
  field: "#efe6bf",
  fieldInk: "#a08f43",
  water: "#b7ced7",
  waterInk: "#456d7e",
  road: "#fffdf7",
  roadEdge: "#7a6f59",
  stone: "#8a4034",
  timber: "#a9794a",
  wall: "#332e24",
  hedge: "#46622d",
  grid: "#6d6350",
  ink: "#2a261d",
  quiet: "#4a4438",
  halo: "#f8f3e6",
  sheet: "#fdfbf5",
  open: "#775000",
  seen: "#f5c400",
  sideFill: { a: "#9b2a2a", b: "#26508d", c: "#3b4747", d: "#3a6732" },
  sideInk: { a: "#9b2a2a", b: "#26508d", c: "#3b4747", d: "#3a6732" },
  onSide: "#ffffff",
};

const DARK: Palette = {
  table: "#262420",
  hill: byLevel([
    "#322e26",
    "#40392b",
    "#4e4531",
    "#5a4f37",
    "#665a3e",
    "#716445",
    "#7b6d4b",
    "#847652",
    "#8d7e58",
    "#95865e",
    "#9d8d64",
    "#a5946a",
  ]),
  contour: "#94815a",
  wood: "#2c3927",
  woodInk: "#86a570",
  field: "#35321f",
  fieldInk: "#877b45",
  water: "#27485a",
  waterInk: "#7dacc0",
  road: "#4d483a",
  roadEdge: "#a99d83",
  stone: "#cf917f",
  timber: "#c7a174",
  wall: "#e2d8c6",
  hedge: "#92b273",
  grid: "#b8ad97",
  ink: "#efe8d9",
  quiet: "#cdc4b2",
  halo: "#1f1d19",
  sheet: "#22211d",
  open: "#e6b95f",
  seen: "#f5c400",
  sideFill: { a: "#bd5349", b: "#5480bd", c: "#7f8c8c", d: "#5f9150" },
  sideInk: { a: "#e2897f", b: "#8fb6ea", c: "#b1bcbc", d: "#97c889" },
  onSide: "#14110d",
};

const VARIABLES: Palette = {
  table: "var(--color-terrain-table)",
  hill: (level) =>
    level <= 3
      ? `var(--color-terrain-hill-${level})`
      : `color-mix(in oklab, var(--color-terrain-hill-3), var(--color-terrain-contour) ${(level - 3) * 9}%)`,
  contour: "var(--color-terrain-contour)",
  wood: "var(--color-terrain-wood)",
  woodInk: "var(--color-terrain-wood-ink)",
  field: "var(--color-terrain-field)",
  fieldInk: "var(--color-terrain-field-ink)",
  water: "var(--color-terrain-water)",
  waterInk: "var(--color-terrain-water-ink)",
  road: "var(--color-terrain-road)",
  roadEdge: "var(--color-terrain-road-edge)",
  stone: "var(--color-terrain-stone)",
  timber: "var(--color-terrain-timber)",
  wall: "var(--color-terrain-wall)",
  hedge: "var(--color-terrain-hedge)",
  grid: "var(--color-terrain-grid)",
  ink: "var(--color-terrain-ink)",
  quiet: "var(--color-ink-2)",
  halo: "var(--color-terrain-halo)",
  sheet: "var(--color-sheet)",
  open: "var(--color-warn)",
  seen: "var(--color-brass)",
  sideFill: {
    a: "var(--color-side-a-fill)",
    b: "var(--color-side-b-fill)",
    c: "var(--color-side-c-fill)",
    d: "var(--color-side-d-fill)",
  },
  sideInk: {
    a: "var(--color-side-a)",
    b: "var(--color-side-b)",
    c: "var(--color-side-c)",
    d: "var(--color-side-d)",
  },
  onSide: "var(--color-on-fill)",
};

/** Light or dark, following the page that shows the picture; the picture's own `color-scheme` must allow both. */
const EITHER: Palette = {
  ...(Object.fromEntries(
    PLAIN_COLOURS.map((name) => [name, either(LIGHT[name], DARK[name])]),
  ) as Record<PlainColour, string>),
  hill: (level) => either(LIGHT.hill(level), DARK.hill(level)),
  sideFill: eitherOfSides("sideFill"),
  sideInk: eitherOfSides("sideInk"),
};

/**
 * `light`, `dark` and `either` contain values, so that a file is self-contained; `variables` follows the page's theme.
 */
export const PALETTES: Readonly<Record<PaletteName, Palette>> = {
  light: LIGHT,
  dark: DARK,
  either: EITHER,
  variables: VARIABLES,
};

function eitherOfSides(part: "sideFill" | "sideInk"): Palette["sideFill"] {
  const of = (colour: SideColour) => either(LIGHT[part][colour], DARK[part][colour]);
  return { a: of("a"), b: of("b"), c: of("c"), d: of("d") };
}

function either(light: string, dark: string): string {
  return `light-dark(${light}, ${dark})`;
}

function byLevel(fills: readonly string[]): (level: number) => string {
  return (level) => fills[Math.min(Math.max(level, 1), fills.length) - 1] ?? "none";
}
