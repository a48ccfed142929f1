/** A source of chance that gives the same for the same text, on every machine. */
export interface Chance {
  /** 0 ≤ share < 1. */
  readonly share: () => number;
  /** A measure between two others. */
  readonly between: (least: number, most: number) => number;
  /** A whole number, both bounds included. */
  readonly whole: (least: number, most: number) => number;
  /** Whether something of this likelihood, 0 to 1, comes to pass. */
  readonly happens: (likelihood: number) => boolean;
  /** One of a list, which must hold something. */
  readonly oneOf: <Item>(items: readonly Item[]) => Item;
  /** A list in another order. */
  readonly shuffled: <Item>(items: readonly Item[]) => Item[];
}

/**
 * Chance from a text: FNV-1a over its UTF-16 units with four beginnings makes the state of Chris
 * Doty-Humphrey's sfc32, run twelve times before use. 32-bit whole numbers alone, so that every engine agrees.
 */
export function chanceFrom(text: string): Chance {
  const next = sfc32([1, 2, 3, 4].map((salt) => hashOf(text, salt)));
  for (let i = 0; i < 12; i++) next();
  const share = () => next() / 4_294_967_296;
  const whole = (least: number, most: number) => least + Math.floor(share() * (most - least + 1));
  const oneOf = <Item>(items: readonly Item[]) => items[whole(0, items.length - 1)] as Item;
  return {
    share,
    between: (least, most) => least + share() * (most - least),
    whole,
    happens: (likelihood) => share() < likelihood,
    oneOf,
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

/** Fisher and Yates. */
function shuffle<Item>(items: Item[], whole: Chance["whole"]): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = whole(0, last);
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
  return items;
}
