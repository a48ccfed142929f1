import type { BattlefieldWords } from "@/lib/domain/battlefield/finding-text";
import { pieceText } from "@/lib/domain/battlefield/piece-text";
import type { FoundThing } from "@/lib/domain/battlefield/things";

/** What a thing is called: its name, or what it is, with words of the namespace `battlefield`. */
export function thingTitle({ list, thing }: FoundThing, t: BattlefieldWords): string {
  const name = "name" in thing ? thing.name : "";
  return name || kindTitle({ list, thing } as FoundThing, t);
}

/** What a thing is: a hedge, a redoubt, a bridge. */
export function kindTitle({ list, thing }: FoundThing, t: BattlefieldWords): string {
  switch (list) {
    case "pieces":
      return pieceText(thing, t);
    case "crossings":
      return t(`order.${thing.crossing}`);
    case "fieldWorks":
      return t(`works.${thing.kind}`);
    case "roads":
      return t("order.road");
  }
}
