import { z } from "zod";
import { issuesOfJson } from "@/lib/domain/document/json-limits";

/** Encodes a position in a list as text for `nextCursor`; null at the end of the list. */
export function makeCursor(place: unknown): string | null {
  return place === null ? null : Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** A schema that decodes a cursor into the position it was made from; any other text is refused. */
export function cursorOf<Place extends z.ZodType>(place: Place) {
  return z
    .string()
    .max(1_000)
    .transform((text, context): z.infer<Place> => {
      const json = parseJson(Buffer.from(text, "base64url").toString());
      const parsed = place.safeParse(json);
      // Text that the database cannot store is refused: no row contains it, and a query with it would fail.
      if (parsed.success && issuesOfJson(json).length === 0) return parsed.data;
      context.addIssue({
        code: "custom",
        message: "This is no cursor of this list; take nextCursor of the page before.",
        params: { words: "cursor" },
      });
      return z.NEVER;
    });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
