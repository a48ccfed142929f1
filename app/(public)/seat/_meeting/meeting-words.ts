import type { Meeting } from "@/lib/domain/belle-alliance/game/game-entry";
import type { Language } from "@/lib/domain/document/language";
import { formatWallClock } from "@/lib/i18n/formats";

/** Where and when a game is played, in one line; empty while neither is known. */
export function meetingWords({ place, at }: Meeting, language: Language): string {
  return [at && formatWallClock(language, at), place].filter(Boolean).join(" · ");
}
