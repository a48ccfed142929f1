import { foldText } from "../../../document/fold-text";
import { type ColumnField, type ColumnMapping, columnKey } from "./columns";

const LOST =
  /\b(?:loss|losses|lost|casualt(?:y|ies)|killed|wounded|missing|captured|k ?[/&+]? ?w|kia|wia|pertes?|perdus?|tues?|blesses|disparus|verluste?|tote|gefallene?|verwundete?|vermisste?|tab|dode|faldne|sarede|savnede|strat[ya]|zabici|ranni)\b/;
const LEFT =
  /\b(?:remain(?:s|ing|der|ed)?|left|surviv(?:ors|ing)|after(?: (?:the )?battle)?|end(?:ing)?|reste(?:nt|s)?|restants?|survivants|apres|rest|(?:ver|ge)blieben(?:e|de)?|verbleibende?|ubrig|ende|danach|tilbage|rest(?:erende)?|efter|pozostal[oaey]\w{0,2}|zostalo|reszta|po bitwie)\b/;
const START =
  /\b(?:start(?:ing|s)?|initial(?:ly)?|before(?: (?:the )?battle)?|beginning|engaged|at first|debut|depart|avant|initiaux|engages?|anfang(?:s(?:starke)?)?|beginn|vorher|zuvor|for slaget|begyndelse|start(?:styrke)?|pocza?tek|poczatkow\w{1,3}|przed)\b/;

/** Whether a heading is that of losses. */
export function isOfLosses(head: string): boolean {
  return LOST.test(foldText(head));
}

/** Whether a heading is that of what is left after losses. */
export function isOfRest(head: string): boolean {
  return LEFT.test(foldText(head));
}

function isOfStart(head: string): boolean {
  return START.test(foldText(head));
}

/**
 * The fields of a table that counts men before and after their losses: a unit has those it began with, or those that are
 * left if nothing else is given.
 */
export function withStart(
  fields: readonly (ColumnField | null)[],
  { cells, mapping }: { readonly cells: readonly string[]; readonly mapping: ColumnMapping },
): readonly (ColumnField | null)[] {
  const isOpen = (place: number) => mapping[columnKey(cells[place] ?? "", place)] === undefined;
  if (!cells.some((head) => isOfLosses(head) || isOfRest(head))) return fields;
  const ofMen = fields.flatMap((field, i) => (field === "men" ? [i] : []));
  const [whole = -1] = ofMen.filter((i) => !isOfRest(cells[i] ?? ""));
  if (whole >= 0)
    return fields.map((field, i) => (field === "men" && i !== whole && isOpen(i) ? null : field));
  if (ofMen.length > 0) return fields;
  const free = (head: string, i: number) => fields[i] === null && isOpen(i) && !isOfLosses(head);
  const start = cells.findIndex((head, i) => free(head, i) && isOfStart(head));
  const men = start >= 0 ? start : cells.findIndex((head, i) => free(head, i) && isOfRest(head));
  return men < 0 ? fields : fields.with(men, "men");
}
