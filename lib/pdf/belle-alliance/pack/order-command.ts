import type { FormationView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../document/text/words";

/** A formation's commander, with the efficiency if it is not ordinary [table 17]. */
export function commandOf({ commander }: FormationView, { clean, print, terms }: Words): string {
  if (commander === null) return print("orders.noCommander");
  return [
    clean.name(commander.name),
    ...(commander.efficiency === "normal" ? [] : [terms(`efficiency.${commander.efficiency}`)]),
  ].join(" · ");
}
