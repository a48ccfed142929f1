/** Plurals of nouns for units, each with what makes it one, in English, Danish, Polish, French and German. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?<=r[eé]giment|battery|brigade)s(?!\p{L})/giu, ""],
  [/(?<=regiment)(?:er(?:ne)?)(?!\p{L})/giu, ""],
  [/(?<!\p{L})batteries(?= (?:à|de|d[’']))/giu, "batterie"],
  [/(?<=batter|compan)ies(?!\p{L})/giu, "y"],
  [/(?<=batteri)er(?:ne)?(?!\p{L})/giu, ""],
  [/(?<=batterie)n(?!\p{L})/giu, ""],
  [/(?<=\bb(?:at)?t+r?y)s(?!\p{L})/giu, ""],
  [/(?<=\b(?:regt|rgt|regt\.))s(?!\p{L})/giu, ""],
  [/(?<=\b(?:bn|ir))s(?!\p{L})/giu, ""],
  [/(?<=\b(?:battalion|bataillon))[se](?!\p{L})/giu, ""],
  [/(?<=\bpułk)i(?!\p{L})/giu, ""],
  [/(?<=\bbateri|\d-funtow)e(?!\p{L})/giu, "a"],
];

/** A noun for several units as one for each: `régiment de ligne`, `Infantry Regiment`, `Light Btty`. */
export function inSingular(noun: string): string {
  return PLURALS.reduce((text, [plural, ending]) => text.replace(plural, ending), noun);
}
