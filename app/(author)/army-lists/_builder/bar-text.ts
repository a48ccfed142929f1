import type { Bar } from "@/lib/domain/army-list/bar";
import type { BogowieWojnyWords } from "@/lib/domain/army-list/finding";

/** Why no more can be added, with its paragraph. */
export function barText(bar: Bar, words: BogowieWojnyWords): string {
  return `${words(`bars.${bar.code}`, { ...bar.params })} · ${bar.rule}`;
}
