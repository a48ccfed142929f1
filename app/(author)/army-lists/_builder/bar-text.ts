import type { Bar } from "@/lib/domain/bogowie-wojny/list/bar";
import type { BogowieWojnyWords } from "@/lib/domain/bogowie-wojny/list/finding";

/** Why no more can be added, with its paragraph. */
export function barText(bar: Bar, words: BogowieWojnyWords): string {
  return `${words(`bars.${bar.code}`, { ...bar.params })} · ${bar.rule}`;
}
