import type { Reading } from "@/lib/rules/bogowie-wojny/format";
import type { ArmyListFindingCode } from "./finding-codes";

/** Findings that rest on how the format reads the text: read the other way, they may not hold. */
export const READING_OF_FINDING: Readonly<Partial<Record<ArmyListFindingCode, Reading>>> = {
  "artillery-over-limit": "artilleryNumber",
  "artillery-over-share": "artilleryShare",
  "landwehr-status": "landwehrStatus",
  "veteran-already": "veteransByKind",
  "elite-needs-veteran": "eliteStatus",
  "general-of-other-arm": "generalArm",
  "historical-general": "historicalGeneral",
  "historical-general-incomplete": "historicalGeneral",
  "historical-commander": "historicalGeneral",
  "historical-commander-incomplete": "historicalGeneral",
  "regiment-not-whole": "wholeRegiments",
  "regiment-too-large": "wholeRegiments",
  "redraws-over-commanders": "redraws",
  "morale-levels-over-value": "levelsValue",
  "morale-beyond-highest": "levelsBeyondHighest",
  "train-loads": "trainLoads",
  "ambushes-over-half": "ambushUnits",
  "ambushes-without-units": "lancersInAmbush",
};
