import type { Table21Heading } from "./tables/table-21";

/** The nations a unit can serve, in the order of table 21's own headings, then those the table puts under another heading. */
export const NATIONS = [
  "anhalt",
  "baden",
  "bavaria",
  "belgium",
  "berg",
  "brunswick",
  "denmark",
  "britain",
  "france",
  "hanover",
  "kgl",
  "hanseatic-cities",
  "hesse",
  "netherlands",
  "illyria",
  "italy",
  "mecklenburg",
  "naples",
  "nassau",
  "poland",
  "portugal",
  "prussia",
  "russo-german-legion",
  "russia",
  "saxony",
  "spain",
  "sweden",
  "westphalia",
  "wurttemberg",
  "wurzburg",
  "austria",
  "other",
] as const;
export type Nation = (typeof NATIONS)[number];

/**
 * Where table 21 looks a nation up. The Netherlands of 1815 stand under two headings; a unit's name
 * may lead to yet another one (a KGL battalion in British pay stands under Hannover).
 */
const HEADINGS_OF_NATION: Readonly<Record<Nation, readonly Table21Heading[]>> = {
  anhalt: ["anhalt"],
  baden: ["baden"],
  bavaria: ["bavaria"],
  belgium: ["belgium"],
  berg: ["berg"],
  brunswick: ["brunswick"],
  denmark: ["denmark"],
  britain: ["england"],
  france: ["france"],
  hanover: ["hanover"],
  kgl: ["hanover"],
  "hanseatic-cities": ["hanseatic-cities"],
  hesse: ["hesse"],
  netherlands: ["holland", "belgium"],
  illyria: ["illyria"],
  italy: ["italy"],
  mecklenburg: ["mecklenburg"],
  naples: ["naples"],
  nassau: ["nassau"],
  poland: ["poland"],
  portugal: ["portugal"],
  prussia: ["prussia"],
  "russo-german-legion": ["prussia"],
  russia: ["russia"],
  saxony: ["saxony"],
  spain: ["spain"],
  sweden: ["sweden"],
  westphalia: ["westphalia"],
  wurttemberg: ["wurttemberg"],
  wurzburg: ["wurzburg"],
  austria: ["austria"],
  other: [],
};

/** The headings of table 21 a nation's units may stand under; none for nations it does not name. */
export function headingsOfNation(nation: Nation): readonly Table21Heading[] {
  return HEADINGS_OF_NATION[nation];
}
