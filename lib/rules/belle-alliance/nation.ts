import type { Table21Heading } from "./tables/table-21";

/**
 * The nations a unit may serve, in the order of table 21's headings, followed by those that the table puts under
 * another heading.
 */
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
 * The headings of table 21 under which a nation's units may be found. The Netherlands of 1815 have two; a unit's name
 * may lead to yet another (a KGL battalion in British pay is listed under Hannover).
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

/** The headings of table 21 under which a nation's units may be found; empty for nations the table does not name. */
export function headingsOfNation(nation: Nation): readonly Table21Heading[] {
  return HEADINGS_OF_NATION[nation];
}
