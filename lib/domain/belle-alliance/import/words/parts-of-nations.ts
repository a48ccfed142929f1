import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { foldText } from "../../../document/fold-text";

/** A land, people or corps named in a text, and the nations it may have served. */
export interface PartOfNation {
  /** The words that name it, as written. */
  readonly words: string;
  /** The likeliest first; if there is only one, there is no doubt. */
  readonly nations: readonly [Nation, ...Nation[]];
}

/**
 * Folded names of provinces and peoples whose troops served one nation of table 21, or one of a few. A nation's own
 * name takes precedence.
 */
const PARTS: readonly (readonly [RegExp, PartOfNation["nations"]])[] = [
  [
    /\bsilesi|\bschles(?!w)|\bslesisk|\bslask|\bkurmar|\bkurmaer|\bneumar|\bneumaer|\bbrandenb|\bmagdeb|\belbe?\b|\belblandw|\b[ck]olberg|\brhenish|\brheinland|\blue?tzow|\breiche(s|sche\w*)?\b/,
    ["prussia"],
  ],
  [/\bpomm?er/, ["prussia", "sweden"]],
  [/\bvistul|\bnadwisl|\bweichsel|\bveichsel/, ["poland", "france"]],
  [
    /\bhungar|\bungar|\bwegier|\bbohem|\bbohm|\bczesk|\bmorav|\bmahr(en|isch)|\btransylv|\bsiebenb|\bwallon/,
    ["austria"],
  ],
  [
    /\bcroat|\bkroat|\bchorwa|\bgrenz(er|e|-|\b)|\bgranicz|\bslavon|\bszekler|\bbanat|\bwarasd|\bpeterward|\blikan|\bottoch?an|\bogulin|\bszluin/,
    ["austria", "france", "illyria"],
  ],
  [/\btyrol|\btirol/, ["austria", "bavaria", "france"]],
  [/\bswiss|\bsuisse|\bschweiz|\bszwajc/, ["france", "britain", "spain", "naples"]],
  [/\birish|\birland|\birlandz/, ["britain", "france", "spain"]],
  [
    /\bscot(s|tish|land)|\bskotsk|\bszkoc|\broyal (horse )?artillery\b|\brha\b|\br\. ?h\. ?a\b/,
    ["britain"],
  ],
  [
    /\bslesvig|\bschleswig|\bholste(n|in)|\bjut(land|isch)|\bjydsk|\bjysk|\bfynsk|\bfynen|\bfunen|\bnorweg|\bnorsk/,
    ["denmark"],
  ],
  [/\bfinn(ish|land|isch|sk)|\bfinsk|\bfinlan/, ["russia", "sweden"]],
  [/\blithuan|\blitaui?s?k|\blitt?h?aui?sch|\blitews/, ["russia", "prussia", "poland"]],
  [
    /\bdon\b.{0,80}(cossa|kosak|kozak|cosaq)|\bdonsk|\bdonische|\bbas[ch]+kir|\bkalm[uy][ck]k?|\btept[jy]?ar|\borenburg|\bural\b|\bopol[tc]s?[ch]+en/,
    ["russia"],
  ],
  [
    /\blauenburg|\bverden|\bluneburg|\bosnabru|\bcalenberg|\bhildesheim|\bbremervorde|\bgrubenhagen/,
    ["hanover"],
  ],
  [/\bhamburg|\blubeck/, ["hanseatic-cities"]],
  [/\bpiedmont|\bpiemont|\blombard|\bvenetian|\bmilan(o|ese)?\b|\btuscan/, ["italy", "france"]],
  [/\bsicil/, ["naples", "britain"]],
  [/\bcatal(an|on)|\bcastil|\bandalu|\bvalenci/, ["spain"]],
];

/** The province, people or corps named in a text; null if there is none. */
export function partIn(text: string): PartOfNation | null {
  const folded = foldText(text);
  const found = PARTS.find(([words]) => words.test(folded));
  if (!found) return null;
  const [pattern, nations] = found;
  const words = text.split(/[\s,;]+/).filter((word) => pattern.test(foldText(word)));
  return { words: words.join(" ") || text, nations };
}
