import type {
  CommandView,
  ScenarioView,
  SideView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../document/text/words";

/** The formation whose player the view is for, with its side; null where it is for others. */
export function ownCommand({
  audience,
  sides,
}: ScenarioView): { readonly command: CommandView; readonly side: SideView } | null {
  if (audience.for !== "commander") return null;
  const side = sides.find(({ id }) => id === audience.sideId);
  const command = side?.commands?.find(({ id }) => id === audience.formationId);
  return side && command ? { command, side } : null;
}

/** A formation's commander before its name, as far as there is one: "Hünerbein, 8th Brigade". */
export function commandName({ fullName, commander }: CommandView, { clean }: Words): string {
  return [...(commander ? [clean.name(commander.name)] : []), clean.name(fullName)].join(", ");
}
