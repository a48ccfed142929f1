import type { Nation } from "@/lib/rules/belle-alliance/nation";

/** Words of folded names that say a nation outright, in our five languages; the first that fits holds. */
const NATION_WORDS: readonly (readonly [RegExp, Nation])[] = [
  [/russo-german|russisch-deutsch|russisk-tysk|rosyjsko-niemieck/, "russo-german-legion"],
  [/\bkgl\b|king's german|kongens tyske legion|krolewski\w* legion\w* niemieck/, "kgl"],
  [/(westphal|westfa)\w*[ .-]*landw|rhein\w*[ .-]*landw/, "prussia"],
  [
    /\bfrench\b|\bfrance\b|fransk|francus|francuz|francais|franzos|\bfranskmaend|francj|frankri/,
    "france",
  ],
  [
    /british|britain|\benglish|england|britisk|engelsk|brytyjsk|angielsk|\banglais|britann|brytan|englisch|\banglo-|\banglic|\banglik/,
    "britain",
  ],
  [/han+over|han+ower|hanovr/, "hanover"],
  [/brunswick|braunschweig|brunszwi|brunsvig/, "brunswick"],
  [/nassau/, "nassau"],
  [
    /dutch|netherland|nederland|\bhollan|holender|holland|niederl|niderl|hollandais|holendr/,
    "netherlands",
  ],
  [/belgi|\bbelg(e|ow|ijsk)/, "belgium"],
  [/prussia|preus|\bprojs|\bprusk|\bprusy|prussien|prus(s?ak|ac)/, "prussia"],
  [
    /russia|rusland|\bruss(e|es|er|ere|erne|en|isk|iske|ische?[rsn]?)\b|rosyjsk|rosjan|\brosja/,
    "russia",
  ],
  [/austria|ostrig|autrich|osterreich|austry|\bk\.? ?(u\.? ?)?k\. /, "austria"],
  [/swedish|\bsweden|svensk|\bsverige|szwed|szwecj|suedois|schwed/, "sweden"],
  [
    /danish|denmark|\bdansk|\bdanmark|\bdani[ai]\b|dunsk|dunczy|danois|\bdan(isch|en|es)|\bdanskere/,
    "denmark",
  ],
  [
    /\bpolish|\bpoland|\bpolsk|\bpolen\b|polonais|polnisch|warsaw|warszawsk|\bvistula|\bvistule|nadwisl|\bpolac|\bpolak/,
    "poland",
  ],
  [/saxon|saksisk|\bsachs|\bsachsisch|\bsask|\bsaks|\bsas(i|ow)\b/, "saxony"],
  [/bavar|bayer|bawar|bajrisk/, "bavaria"],
  [/wurttemb|wirtember/, "wurttemberg"],
  [/westphal|westfa/, "westphalia"],
  [/\bital(y|ian|iensk|ie|ien)|wlos(k|i\b)|\bwloch/, "italy"],
  [/naples|napoli|neapol|napolit/, "naples"],
  [/spain|spanish|spansk|\bspanien|hiszpan|espagn|spanisch/, "spain"],
  [/portug/, "portugal"],
  [/\bhess(e|ian|isk|en|isch)|\bhesk|\bhesj/, "hesse"],
  [/\bbaden|\bbadisk|badois|\bbadisch|badensk/, "baden"],
  [/\bberg\b|bergisch/, "berg"],
  [/me(ck|k)l/, "mecklenburg"],
  [/hanse(at|st)|hanzeat/, "hanseatic-cities"],
  [/\banhalt/, "anhalt"],
  [/illyr|ilir/, "illyria"],
  [/wurzburg/, "wurzburg"],
];

/** The nation a folded name speaks of, or null. */
export function nationIn(folded: string): Nation | null {
  return NATION_WORDS.find(([words]) => words.test(folded))?.[1] ?? null;
}
