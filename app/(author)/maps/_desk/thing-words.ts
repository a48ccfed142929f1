import type { BattlefieldWords } from "@/lib/domain/bogowie-wojny/field/finding-text";
import { thingText } from "@/lib/domain/bogowie-wojny/field/thing-text";
import type { ListedThing } from "@/lib/domain/bogowie-wojny/ground/field-kinds";

/** A thing's name, or a description with words of the namespace `battlefield`. */
export function thingTitle(found: ListedThing, t: BattlefieldWords): string {
  const name = "name" in found.thing ? found.thing.name : "";
  return name || thingText(found, t);
}

/** Capitalises words for a title, since elsewhere they are used within sentences. */
export function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
