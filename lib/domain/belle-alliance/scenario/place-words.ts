import type { Language } from "../../document/language";

/** The words by which a text speaks of a place that can be held or taken, in small letters. */
interface PlaceWords {
  /** Verbs whose object is ground: "hold Ligny". */
  readonly verbs: RegExp;
  /** Words for being there: "a battalion in Ligny". */
  readonly within: RegExp;
  /** Words that may stand before the name: "hold the village of Ligny". */
  readonly before: RegExp;
  /** Words between two names: "hold Ligny and Brye". */
  readonly and: RegExp;
  /** Words with which a name on the map points to a place beyond the edge: "To Brussels". */
  readonly beyond: RegExp;
}

export const PLACE_WORDS: Readonly<Record<Language, PlaceWords>> = {
  en: {
    verbs:
      /^(re)?(hold|take|capture|occupy|seize|defend|storm|clear|secure|garrison|conquer|reach)(s|ing)?$/u,
    within: /^(in|at|into|inside|near)$/u,
    before:
      /^(the|both|villages?|towns?|city|hamlet|farms?|hills?|heights?|bridges?|mills?|woods?|crossroads|church|churchyard|castle|château|chateau|manor|fords?|ridge|place|post|of|at|in|near)$/u,
    and: /^(and|or|then|with)$/u,
    beyond: /^(to|towards?|from)$/u,
  },
  da: {
    verbs:
      /^(hold|holder|holde|tag|tager|tage|indtag|indtager|indtage|erobr|erobre|erobrer|besæt|besætte|besætter|forsvar|forsvare|forsvarer|storm|storme|stormer|ryd|rydde|rydder|nå|når|sikr|sikre)$/u,
    within: /^(i|ved|omkring|inde)$/u,
    before:
      /^(de|den|det|både|landsbyen|byen|gården|godset|højen|højderne|broen|broerne|møllen|skoven|vejkrydset|kirken|slottet|vadestedet|højdedraget|ved|i|på)$/u,
    and: /^(og|eller|samt|derefter|med)$/u,
    beyond: /^(mod|til|fra)$/u,
  },
  pl: {
    verbs:
      /^(utrzymaj|utrzymać|utrzymajcie|zdobądź|zdobyć|zdobądźcie|zajmij|zająć|zajmijcie|opanuj|opanować|broń|obroń|obronić|bronić|brońcie|weź|wziąć|szturmuj|oczyść|oczyścić|zabezpiecz|dotrzyj)$/u,
    within: /^(w|we|pod|przy|koło|wewnątrz)$/u,
    before:
      /^(wieś|wsi|wioskę|miasto|miasteczko|folwark|folwarku|wzgórze|wzgórza|most|mostu|mosty|młyn|młyna|las|lasu|skrzyżowanie|skrzyżowania|kościół|kościoła|zamek|zamku|bród|brodu|dwór|dworu|w|we|pod|przy)$/u,
    and: /^(i|oraz|lub|albo|potem|z)$/u,
    beyond: /^(do|ku|od|z|ze|w)$/u,
  },
};

/** Capitalised words that name no place, by their beginnings, in small letters without accents. */
export const NO_PLACE =
  /^(french|franz|francuz|fransk|russ|rosj|prusak|pruss|preuss|projs|austri|ostrig|british|brytyj|english|engel|angl|allie|sprzym|svensk|swede|szwed|dansk|danes|polak|polish|german|niem|saxon|emperor|kejser|cesarz|king|konge|krol|prince|prins|ksiaz|duke|hertug|marshal|marskal|marszal|general|colonel|oberst|guard|garde|gwardi|old|young|middle|imperial|corps|korpus|korps|army|armee|armi|division|dywizj|brigad|brygad|landwehr|landevaern|jager|jaeger|cossack|kosak|kozak|hussar|husar|huzar|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|deres|dem|your|you|god|gud|bog)/u;
