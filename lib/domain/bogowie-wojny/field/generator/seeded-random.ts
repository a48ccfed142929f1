/** A random number generator that gives the same sequence for the same text on every machine. */
export interface SeededRandom {
  /** A number with 0 ≤ share < 1. */
  readonly fraction: () => number;
  /** A number between two others. */
  readonly between: (least: number, most: number) => number;
  /** A whole number, both bounds included. */
  readonly whole: (least: number, most: number) => number;
  /** True with this probability, 0 to 1. */
  readonly withProbability: (likelihood: number) => boolean;
  /** A random item of a list, which must not be empty. */
  readonly pickOne: <Item>(items: readonly Item[]) => Item;
  /** A shuffled copy of a list. */
  readonly shuffled: <Item>(items: readonly Item[]) => Item[];
}

/**
 * Seeds a generator with a text: four FNV-1a hashes of its UTF-16 units, with different salts, form the state of Chris
 * Doty-Humphrey's sfc32, which is run twelve times before use. Uses only 32-bit integers, so that every engine agrees.
 */
export function seededRandom(text: string): SeededRandom {
  const next = sfc32([1, 2, 3, 4].map((salt) => hashOf(text, salt)));
  for (let i = 0; i < 12; i++) next();
  const fraction = () => next() / 4_294_967_296;
  const whole = (least: number, most: number) =>
    least + Math.floor(fraction() * (most - least + 1));
  const pickOne = <Item>(items: readonly Item[]) => items[whole(0, items.length - 1)] as Item;
  return {
    fraction,
    between: (least, most) => least + fraction() * (most - least),
    whole,
    withProbability: (likelihood) => fraction() < likelihood,
    pickOne,
    shuffled: (items) => shuffle([...items], whole),
  };
}

function hashOf(text: string, salt: number): number {
  let hash = Math.imul(0x811c9dc5 ^ salt, 0x01000193);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return hash >>> 0;
}

function sfc32([a = 0, b = 0, c = 0, d = 0]: readonly number[]): () => number {
  return () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
}

/** The Fisher–Yates shuffle, in place. */
function shuffle<Item>(items: Item[], whole: SeededRandom["whole"]): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = whole(0, last);
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
  return items;
}
