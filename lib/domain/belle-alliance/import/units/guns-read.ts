import { sumOfGroups, takeAll, takeFirst } from "../groups";
import type { Rest } from "../lines/rest";
import { PATTERNS } from "../words/strength-words";

/** The guns found on a line. */
export interface GunsRead {
  readonly guns: number | null;
  /** How many of the guns are howitzers. */
  readonly howitzers: number;
  /** Howitzers that were added to the guns although they might be included in them. */
  readonly extraHowitzers: number;
  readonly calibrePd: number | null;
}

/** Reads guns, including howitzers; howitzers that the text counts among the guns are not added again. */
export function takeGuns(rest: Rest): GunsRead {
  const several = takeFirst(rest, PATTERNS.gunsEach) ?? takeFirst(rest, PATTERNS.batteriesOf);
  const among = sumOfGroups(takeAll(rest, PATTERNS.howitzersAmong), "count");
  const beside = sumOfGroups(takeAll(rest, PATTERNS.howitzers), "count");
  const ofCalibre = takeAll(rest, PATTERNS.gunsOfCalibre);
  const counted = takeAll(rest, PATTERNS.guns);
  const calibres = [
    ...(several ? [several] : []),
    ...ofCalibre,
    ...counted,
    ...takeAll(rest, PATTERNS.calibre),
  ];
  const calibre =
    calibres.find(({ pounds }) => pounds)?.pounds ??
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
    howitzers: Math.min(among + beside, guns),
    extraHowitzers: isBroken || guns === beside || ofCalibre.length > 0 ? 0 : beside,
    calibrePd: calibre ? Number(calibre) : null,
  };
}
