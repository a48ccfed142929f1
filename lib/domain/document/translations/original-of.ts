const ORIGINALS = new WeakMap<object, object>();

/** Remembers the original of a translated object. */
export function rememberOriginal<Thing extends object>(translated: Thing, original: Thing): Thing {
  if (translated !== original) ORIGINALS.set(translated, original);
  return translated;
}

/** Lets an object that was changed stand for the same original as before. */
export function keepOriginal<Thing extends object>(changed: Thing, before: Thing): Thing {
  const original = originalOf(before);
  return original === before ? changed : rememberOriginal(changed, original);
}

/**
 * The original of a translated object, or the object itself. Rules that depend on names (table 21) use it, so that a
 * unit has the same valour in every language.
 */
export function originalOf<Thing extends object>(thing: Thing): Thing {
  // Safe: `rememberOriginal` pairs objects of the same type.
  return (ORIGINALS.get(thing) ?? thing) as Thing;
}
