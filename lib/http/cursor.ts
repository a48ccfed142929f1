import { z } from "zod";
import { issuesOfJson } from "@/lib/domain/json-limits";

/** A place in a list as text for `nextCursor`; null at its end. */
export function makeCursor(place: unknown): string | null {
  return place === null ? null : Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** A cursor of a query back as the place it was made of; any other text is refused. */
export function cursorOf<Place extends z.ZodType>(place: Place) {
  return z
    .string()
    .max(1_000)
    .transform((text, context): z.infer<Place> => {
      const json = parseJson(Buffer.from(text, "base64url").toString());
      const parsed = place.safeParse(json);
      // Text that no column can hold was in no row of a list, and the database would fail on it.
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
