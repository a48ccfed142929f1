import type { Settings } from "./settings";

/** The bases of the foreword: infantry 15 × 15, cavalry 20 × 45, model guns 50 × 75 mm. */
export const DEFAULT_BASES = {
  infantry: { frontMm: 15, depthMm: 15, figuresPerBase: 2 },
  cavalry: { frontMm: 20, depthMm: 45, figuresPerBase: 2 },
  artillery: { frontMm: 50, depthMm: 75, figuresPerBase: 1 },
};

/** Settings as the rules have them [1.1.7]. */
export const DEFAULT_SETTINGS: Settings = {
  menPerFigure: 20,
  metresPerCm: 10,
  minutesPerBound: 15,
  bases: DEFAULT_BASES,
  limberDepthMm: null,
  skirmishGapWidths: 1,
  gridForPlayers: false,
  lengthSecret: false,
};
