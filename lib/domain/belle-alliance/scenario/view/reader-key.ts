import type { RequestedAudience } from "./reader";

/** An audience in one word, for addresses and choices: `umpire`, `public`, `side:ID`, `commander:ID`. */
export function readerKey(
  asked: RequestedAudience,
): "umpire" | "public" | `side:${string}` | `commander:${string}` {
  if (asked.for === "side") return `side:${asked.sideId}`;
  return asked.for === "commander" ? `commander:${asked.formationId}` : asked.for;
}

/** The audience of such a word; what begins with none of these is taken for a side's. */
export function audienceOfKey(key: string): RequestedAudience {
  if (key === "umpire" || key === "public") return { for: key };
  const id = key.slice(key.indexOf(":") + 1);
  return key.startsWith("commander:")
    ? { for: "commander", formationId: id }
    : { for: "side", sideId: id };
}
