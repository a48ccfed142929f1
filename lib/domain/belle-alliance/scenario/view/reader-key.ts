import type { RequestedAudience } from "./reader";

/** An audience that an address can name; what a seat shows is named by its key alone. */
export type AddressedAudience = Exclude<RequestedAudience, { readonly for: "seat" }>;

/** An audience in one word, for addresses and choices: `umpire`, `public`, `side:ID`, `commander:ID`. */
export function readerKey(
  asked: AddressedAudience,
): "umpire" | "public" | `side:${string}` | `commander:${string}` {
  if (asked.for === "side") return `side:${asked.sideId}`;
  return asked.for === "commander" ? `commander:${asked.formationId}` : asked.for;
}

/** The audience of such a word; what begins with none of these is taken for a side's. */
export function audienceOfKey(key: string): AddressedAudience {
  if (key === "umpire" || key === "public") return { for: key };
  const id = key.slice(key.indexOf(":") + 1);
  return key.startsWith("commander:")
    ? { for: "commander", formationId: id }
    : { for: "side", sideId: id };
}
