import type {
  CommandView,
  ScenarioView,
  SideView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../document/text/words";

/** What a view's reader leads, with their side; null where it is for others than those who lead formations. */
export function ownCommands({
  audience,
  sides,
}: ScenarioView): { readonly commands: readonly CommandView[]; readonly side: SideView } | null {
  if (audience.for !== "commander" && audience.for !== "seat") return null;
  const side = sides.find(({ id }) => id === audience.sideId);
  return side?.commands ? { commands: side.commands, side } : null;
}

/** A formation's commander before its name, as far as there is one: "Hünerbein, 8th Brigade". */
export function commandName({ fullName, commander }: CommandView, { clean }: Words): string {
  return [...(commander ? [clean.name(commander.name)] : []), clean.name(fullName)].join(", ");
}
