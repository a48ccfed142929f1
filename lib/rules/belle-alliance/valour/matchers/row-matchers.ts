import { DENMARK, ENGLAND, HANOVER, LOW_COUNTRIES } from "./britain-and-neighbours";
import { FRENCH_FOOT, FRENCH_GUNS, FRENCH_HORSE } from "./france";
import { AUSTRIA, ITALY_AND_POLAND, RUSSIA, SAXONY_TO_WESTPHALIA } from "./italy-to-russia";
import { PRUSSIAN_FOOT, PRUSSIAN_GUNS, PRUSSIAN_HORSE } from "./prussia";
import type { RowMatcher } from "./row-matcher";
import { SMALL_STATES } from "./small-states";

/** The units that the rows of table 21 are about. Heading, arm and year come from the row itself. */
export const ROW_MATCHERS: readonly RowMatcher[] = [
  ...SMALL_STATES,
  ...LOW_COUNTRIES,
  ...DENMARK,
  ...ENGLAND,
  ...FRENCH_FOOT,
  ...FRENCH_HORSE,
  ...FRENCH_GUNS,
  ...HANOVER,
  ...ITALY_AND_POLAND,
  ...PRUSSIAN_FOOT,
  ...PRUSSIAN_HORSE,
  ...PRUSSIAN_GUNS,
  ...RUSSIA,
  ...SAXONY_TO_WESTPHALIA,
  ...AUSTRIA,
];
