import type { BattlefieldWords } from "@/lib/domain/battlefield/finding-text";
import { thingText } from "@/lib/domain/battlefield/thing-text";
import type { ListedThing } from "@/lib/domain/ground/bogowie-wojny/field-kinds";

/** What a thing is called: its name, or what it is, with words of the namespace `battlefield`. */
export function thingTitle(found: ListedThing, t: BattlefieldWords): string {
  const name = "name" in found.thing ? found.thing.name : "";
  return name || thingText(found, t);
}

/** Words as a title begins with them: they stand in the middle of sentences elsewhere. */
export function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
