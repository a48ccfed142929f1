import { sumOfGroups, takeAll, takeFirst } from "../groups";
import type { Rest } from "../lines/rest";
import { PATTERNS, POUNDS, withDigits } from "../words/strength-words";

/** The guns found on a line. */
export interface GunsRead {
  readonly guns: number | null;
  /** How many batteries have them, where the line gives those of one; otherwise null. */
  readonly batteries: number | null;
  /** How many of the guns are howitzers. */
  readonly howitzers: number;
  /** Howitzers that were added to the guns although they might be included in them. */
  readonly extraHowitzers: number;
  readonly calibrePd: number | null;
  /** Guns of another calibre, as written: a unit has only one. */
  readonly ofOtherCalibre: readonly string[];
}

/** The words of a line that give its guns, with their calibre; empty if there are none. */
export function gunsAsWritten(line: string): string {
  const text = withDigits(line);
  const { gunsEach, batteriesOf, gunsOfCalibre, guns, howitzers } = PATTERNS;
  const found = [gunsEach, batteriesOf, gunsOfCalibre, guns, howitzers].flatMap(
    (pattern) => pattern.exec(text)?.[0].trim() ?? [],
  );
  return found[0] ?? "";
}

/** `2 6-pdr batteries`, `3 foot batteries w/`: several, counted at the front of a line. */
const BATTERIES_COUNTED = new RegExp(
  String.raw`^(?:\p{L}{2,12}:\s)?(?<count>[2-9]|1\d)\s(?:\d{1,2}${POUNDS}\s)?(?:(?!batt|bater)\p{L}{2,12}\s){0,2}(?:batter(?:ies|ien|ier)|\p{L}{3,12}batter(?:ien|ier)|baterie|btys|bttys)(?!\p{L})`,
  "iu",
);

/** How many batteries a line counts at its front; null if it counts none. */
export function batteriesCounted(line: string): number | null {
  if (!/batter|bateri|bt+ys/iu.test(line)) return null;
  const { count } = BATTERIES_COUNTED.exec(withDigits(line))?.groups ?? {};
  return count === undefined ? null : Number(count);
}

/** Reads guns, including howitzers; howitzers that the text counts among the guns are not added again. */
export function takeGuns(rest: Rest): GunsRead {
  const several = takeFirst(rest, PATTERNS.gunsEach) ?? takeFirst(rest, PATTERNS.batteriesOf);
  const among = sumOfGroups(takeAll(rest, PATTERNS.howitzersAmong), "count");
  const beside = sumOfGroups(takeAll(rest, PATTERNS.howitzers), "count");
  const ofCalibre = takeAll(rest, PATTERNS.gunsOfCalibre).toSorted(
    (a, b) => Number(b.count) - Number(a.count),
  );
  const counted = [...takeAll(rest, PATTERNS.guns), ...takeAll(rest, PATTERNS.gunsLabelled)];
  const calibres = [
    ...(several ? [several] : []),
    ...ofCalibre,
    ...counted,
    ...takeAll(rest, PATTERNS.calibre),
  ];
  const calibre =
    calibres.find(({ pounds }) => pounds)?.pounds ??
    several?.later ??
    PATTERNS.calibreInName.exec(rest.text)?.groups?.pounds;
  const [whole, ...parts] = counted;
  const inParts = sumOfGroups([...parts, ...ofCalibre], "count");
  const isBroken = inParts > 0 && Number(whole?.count) === inParts + beside;
  const inBatteries = Number(several?.times ?? 0) * Number(several?.count ?? 0);
  const guns =
    inBatteries +
    Math.max(sumOfGroups(ofCalibre, "count"), isBroken ? inParts : sumOfGroups(counted, "count")) +
    beside;
  return {
    guns: guns || null,
    batteries: several ? Number(several.times) : null,
    howitzers: Math.min(among + beside, guns),
    extraHowitzers: isBroken || guns === beside || ofCalibre.length > 0 ? 0 : beside,
    calibrePd: calibre ? Number(calibre) : null,
    ofOtherCalibre: ofCalibre.flatMap(({ words, pounds }) =>
      words === undefined || pounds === ofCalibre[0]?.pounds ? [] : [words.trim()],
    ),
  };
}
