import type { ArmyNation } from "@/lib/rules/bogowie-wojny/nation";

/** The id of the generic book the service ships for a nation. */
export function shippedBookId(nation: ArmyNation): string {
  return `army-book-${nation}`;
}
