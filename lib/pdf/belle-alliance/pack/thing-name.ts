import { TERRAIN_KINDS } from "@/lib/domain/belle-alliance/ground/kinds";
import type { Words } from "../../document/text/words";

const KINDS: readonly string[] = TERRAIN_KINDS.map(({ kind }) => kind);

/** The name of a hidden thing; a feature without a name is called by its kind. */
export function thingName(name: string, { print, clean }: Words): string {
  return KINDS.includes(name) ? print(`hidden.unnamed.${name}`) : clean.name(name);
}
