import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { foldText } from "../../../document/fold-text";
import { TOTALS } from "../lines/line-counts";
import { partHeading } from "../sides/commanders";
import { readStrength } from "../units/strength";
import { levelIn } from "./levels";
import { nationIn, nationInHeading } from "./nations";
import { isPower } from "./powers";

/** A heading that names nothing but one of the armies of a battle: `FRENCH ARMY`, `Austrians (Hiller)`, `Allies:`. */
export interface Party {
  /** The same for headings that name the same army. */
  readonly key: string;
  readonly nations: readonly Nation[];
  readonly isOfAllies: boolean;
  /** Whether it says army, so that its words alone give its level. */
  readonly isArmy: boolean;
}

/** `French Order of Battle`. */
const TITLE =
  /(?<!\s)\s*(?:order of battle|ordre de bataille|slagorden|schlachtordnung|szyk bojowy)\b/giu;
/** `Side A: Allies`, `Side 1 (Allies)`, `1. Allies`, `A) Allies`. */
const LABEL =
  /^(?:(?:side|strona|seite|camp|parti|partei)(?:\s*(?:[A-D]|[1-4]|I{1,3}|one|two))?\s*(?:[:–—-]|(?=\())|(?:[A-D]|[1-4]|I{1,3})[.)])\s*/iu;
/** `the French under Napoleon`. */
export const UNDER =
  /\s(?:under|commanded by|led by|sous|unter|pod|dowodz\S+|anført af|ført af)\s.*$/iu;
const BRACKETS = /(?<!\s)\s*[([].*$/u;

/** Words around the one that names a party. */
const PLAIN =
  /^(?:the|of|for|les?|las?|los|el|il|gli|del|della|de|du|des|d|l|die|der|das|den|det|af|von|and|und|og|et|i|grand|royal|imperial|combined|duchy|kingdom|empire|ksiestw[oa]|krolestw[oa]|forces?|troops|side|contingent|tropper(?:ne)?|styrker(?:ne)?|siden|truppen|streitkrafte|seite|troupes|camp|wojsk[oa]|sily|strona)$/;
const ARMY =
  /^(?:army|armee|armeen|armen|armia|armii|armiya|ejercito|esercito|armata|haer|haeren)$/;
const ALLIES =
  /^(?:allie[sd]|aliad[oa]s?|alleat[ieo]|allierad\w*|coalition|coalises|koalicj\w*|koalition\w*|allierede|alliierte[nr]?|sprzymierz\w*|verbundete[nr]?|forbundne)$/;
const ROLE =
  /^(?:attack(?:ers?|ing)|defend(?:ers?|ing)|attaquants?|defenseurs?|angreifer|verteidiger|angriber\w*|forsvarer\w*|atakujac\w*|obronc\w*|enem(?:y|ies)|ennemis?|feind\w*|fjende\w*|nieprzyjaci\w*|own|friendly|eigene|egne|wlasne|reds?|blues?|rode?|bla|rot|blau|rouges?|bleus?|czerwon\w*|niebiesc\w*|niebiesk\w*)$/;
/** The first halves of `Austro-Russian`, which name no nation alone. */
const HALVES: Readonly<Record<string, Nation>> = {
  anglo: "britain",
  austro: "austria",
  franco: "france",
  russo: "russia",
  prusso: "prussia",
  hispano: "spain",
  luso: "portugal",
};

/** The party that a heading names, without its commander and its sums; null if it names anything else. */
export function partyIn(content: string): Party | null {
  if (content.length > 120) return null;
  const { men, name } = readStrength(content.replace(TOTALS, ""));
  const heading = partyName(men === null ? content : name);
  if (/\d/.test(heading)) return null;
  const bare = partHeading(heading).name;
  const folded = foldText(bare.replace(BRACKETS, "").replace(UNDER, "").replace(/:$/, ""));
  return wordsOfParty(folded) ?? namedArmy(folded);
}

/** A heading without what makes it a title or a label: `Austrian` for `Order of Battle: Austrian`. */
export function partyName(content: string): string {
  const bare = content
    .replace(TITLE, "")
    .replace(LABEL, "")
    .replace(/^[\s:–-]+|(?<![\s–-])[\s–-]+$/gu, "")
    .replace(/^\((.*)\)$/, "$1");
  return /\p{L}/u.test(bare) ? bare : content;
}

/** Whether a heading names several powers, as `Austro-Russian Army` does, so that none is that of all its troops. */
export function isOfSeveralPowers(heading: string): boolean {
  return new Set(partyIn(heading)?.nations.filter(isPower)).size > 1;
}

function wordsOfParty(folded: string): Party | null {
  const words = folded.split(/[\s,/&+-]+|(?<=\b[ld])'/u).filter((word) => word !== "");
  const nations = words.flatMap((word) => HALVES[word] ?? nationIn(word) ?? []);
  const isOfAllies = words.some((word) => ALLIES.test(word));
  const roles = words.filter((word) => ROLE.test(word));
  const isOther = (word: string) =>
    ![PLAIN, ARMY, ALLIES, ROLE].some((known) => known.test(word)) &&
    !(word in HALVES) &&
    nationIn(word) === null;
  if (words.some(isOther) || (nations.length === 0 && !isOfAllies && roles.length === 0))
    return null;
  const key = isOfAllies ? "allies" : [...new Set(nations)].sort().join(" ") || roles.join(" ");
  return { key, nations, isOfAllies, isArmy: words.some((word) => ARMY.test(word)) };
}

/** `Army of the Lower Rhine`. */
function namedArmy(folded: string): Party | null {
  if (levelIn(folded) !== "army") return null;
  const nation = nationInHeading(folded);
  return { key: folded, nations: nation ? [nation] : [], isOfAllies: false, isArmy: true };
}
