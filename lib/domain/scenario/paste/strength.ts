/** The numbers of a pasted line, and what is left of it as a name. */
export interface PastedStrength {
  readonly name: string;
  readonly men: number | null;
  readonly guns: number | null;
  readonly howitzers: number;
  readonly calibrePd: number | null;
  readonly battalionsOrSquadrons: number | null;
  readonly estimate: boolean;
  /** Further numbers stand in the name that could have been men. */
  readonly ambiguous: boolean;
}

const NUMBER = String.raw`\d{1,3}(?:[ .,'’]\d{3})+(?!\d)|\d+`;
const ABOUT = String.raw`(?<about>~|≈|\b(?:c|ca|circa|about|approx|ok|około|env|environ|etwa|rund|omkring)\b\.?)?\s*`;
const POUNDS = String.raw`[ -]?(?:pdrs?|pounders?|pds?|lbs?|livres?|pundige?|pundiges?|punds?|pfünd\w*|pfd|funtow\w*|funt\w*)\b\.?`;
const MEN = String.raw`(?:men|mand|mann|ludzi|żołnierzy|hommes|soldats|sabres?|bayonets?|bagnetów|szabel|all ranks|rank and file)(?!\p{L})\.?`;
const GUNS = String.raw`(?:guns?|kanoner|kanon|pjecer?|stk|działa|dział|armat\w*|pièces?|canons?|bouches à feu|geschütze?n?|stück)(?!\p{L})\.?`;
const HOWITZERS = String.raw`(?:how(?:itzers?)?|haubits\w*|haubitz\w*|haubic\w*|obusiers?|granatnik\w*)(?!\p{L})\.?`;
const BATTALIONS = String.raw`(?:bns?|btns?|battalions?|batts?|bataljon(?:er)?|batalion\w*|baon\w*|bataillone?s?|batl?n?e?)(?!\p{L})\.?`;
const SQUADRONS = String.raw`(?:sqns?|sqdns?|squadrons?|eskadron\w*|esk|szwadron\w*|szw|escadrons?|esc|schwadron\w*)(?!\p{L})\.?`;
const FIGURES = String.raw`(?:figures?|figurer|figurki|figurek|model guns?|figurpjecer?|makiet\w*|model\w* dział)(?!\p{L})`;
const VALOUR = String.raw`(?:valour|valeur|waleczność)\s*[+−-]?\d+`;

const PATTERNS = {
  howitzers: pattern(
    String.raw`(?<!\d)(?<count>\d{1,2})(?!\d)\s*(?:[x×]\s*)?(?:[\d.½]+\s*-?(?:inch|in|"|”|cal\w*)\.?\s*|\d{1,2}${POUNDS}\s*)?${HOWITZERS}`,
  ),
  gunsOfCalibre: pattern(
    String.raw`(?<count>\d{1,2})\s*(?:[x×*]\s*|\s)(?<pounds>\d{1,2})${POUNDS}`,
  ),
  guns: pattern(String.raw`(?<count>\d{1,3})\s*${GUNS}`),
  calibre: pattern(String.raw`(?<pounds>\d{1,2})${POUNDS}(?=\s*(?:[,;()]|$))`),
  calibreInName: pattern(String.raw`(?<pounds>\d{1,2})${POUNDS}`),
  battalions: pattern(
    String.raw`(?<!\p{L}|[/.])(?<count>\d{1,2})\s*(?:${BATTALIONS}|${SQUADRONS})`,
  ),
  figures: pattern(String.raw`(?:${NUMBER})\s*${FIGURES}|${VALOUR}`),
  menNamed: pattern(String.raw`${ABOUT}(?<men>${NUMBER})\s*${MEN}`),
  menLast: pattern(
    String.raw`(?:^|[\s,:;(–—=-])${ABOUT}(?<men>${NUMBER})(?<doubt>\s*\?)?\s*\)?\s*$`,
  ),
} as const;

function pattern(source: string): RegExp {
  return new RegExp(source, "iu");
}

/** Fewer men than these make no unit: such a number belongs to the name. */
const LEAST_MEN = 20;

/** Reads men, guns, calibre and battalions off a line, in whatever of our languages they are named. */
export function readStrength(line: string): PastedStrength {
  const rest = { text: line };
  takeAll(rest, PATTERNS.figures);
  const howitzers = sumOf(takeAll(rest, PATTERNS.howitzers), "count");
  const ofCalibre = takeAll(rest, PATTERNS.gunsOfCalibre);
  const counted = takeAll(rest, PATTERNS.guns);
  const calibres = [...ofCalibre, ...takeAll(rest, PATTERNS.calibre)];
  const calibre = calibres[0]?.pounds ?? PATTERNS.calibreInName.exec(rest.text)?.groups?.pounds;
  const battalions = sumOf(takeAll(rest, PATTERNS.battalions), "count");
  const guns = Math.max(sumOf(ofCalibre, "count"), sumOf(counted, "count")) + howitzers;
  const men = takeMen(rest);
  return {
    name: tidyName(rest.text),
    men: men.count,
    guns: guns || null,
    howitzers,
    calibrePd: calibre ? Number(calibre) : null,
    battalionsOrSquadrons: battalions || battalionsNamed(line),
    estimate: men.estimate,
    ambiguous: /(?<![\p{L}\d/.])\d{3,5}(?![\p{L}\d/.])/u.test(rest.text),
  };
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Cuts every match of a pattern out of the text and gives their groups. */
function takeAll(rest: { text: string }, pattern: RegExp): Groups[] {
  const found: Groups[] = [];
  for (let groups = takeFirst(rest, pattern); groups; groups = takeFirst(rest, pattern)) {
    found.push(groups);
  }
  return found;
}

/** Cuts the first match of a pattern out of the text and gives its groups. */
function takeFirst(rest: { text: string }, pattern: RegExp): Groups | null {
  const match = pattern.exec(rest.text);
  if (!match) return null;
  const end = match.index + match[0].length;
  rest.text = `${rest.text.slice(0, match.index)}, ${rest.text.slice(end)}`;
  return match.groups ?? {};
}

function sumOf(groups: readonly Groups[], key: string): number {
  return groups.reduce((sum, each) => sum + Number(each[key] ?? 0), 0);
}

function takeMen(rest: { text: string }): { count: number | null; estimate: boolean } {
  const named = takeFirst(rest, PATTERNS.menNamed);
  const found = named ?? trailingMen(rest);
  if (!found?.men) return { count: null, estimate: false };
  return {
    count: wholeNumber(found.men),
    estimate: found.about !== undefined || found.doubt !== undefined,
  };
}

/** `Cuirassiers No. 7 750` are 750 men of number 7. */
const NUMBERED = /(\b(?:nr|no|n°|№)\.?\s*\d+)\s+(\d+)$/iu;

function trailingMen(rest: { text: string }): Groups | undefined {
  const tidy = { text: tidyName(rest.text).replace(NUMBERED, "$1, $2") };
  const isNumbered = /\b(?:nr|no|n°|№)\.?\s*\d+\s*$/iu.test(tidy.text);
  const groups = isNumbered ? undefined : PATTERNS.menLast.exec(tidy.text)?.groups;
  if (!groups?.men || wholeNumber(groups.men) < LEAST_MEN) return undefined;
  takeFirst(tidy, PATTERNS.menLast);
  rest.text = tidy.text;
  return groups;
}

function wholeNumber(text: string): number {
  return Number(text.replace(/\D/g, ""));
}

/** `1st & 2nd Bn` names two battalions in a unit's own name. */
function battalionsNamed(line: string): number | null {
  const two = new RegExp(
    String.raw`\d(?:st|nd|rd|th|er|e|\.)?\s*(?:&|\+|and|og|i|et|und|–|-)\s*\d(?:st|nd|rd|th|er|e|\.)?\s*${BATTALIONS}`,
    "iu",
  );
  return two.test(line) ? 2 : null;
}

/** Without the separators that numbers leave behind. */
function tidyName(text: string): string {
  return text
    .replace(/\(\s*[,;:]+\s*/g, "(")
    .replace(/\(\s*\)/g, " ")
    .replace(/\s*,(?:\s*,)+/g, ",")
    .replace(/\s+/g, " ")
    .replace(/\s+([,;:)])/g, "$1")
    .replace(/^[\s,;:=–—-]+|[\s,;:=–—-]+$/g, "");
}
