import type { ScenarioEvent } from "./scenario-event";
import type { ReinforcementView } from "./scenario-view";

/** Says a message of the namespace `events`. */
type Say = (key: string, values?: Record<string, string | number>) => string;

/** Whether an arrival hangs neither on a die nor on a condition. */
export function isCertain({
  chance = null,
  condition = "",
}: {
  readonly chance?: number | null | undefined;
  readonly condition?: string | undefined;
}): boolean {
  return chance === null && condition.trim() === "";
}

/** What an arrival hangs on, and where else it may enter: a sentence each; none for one that is certain. */
export function arrivalWords(
  {
    chance,
    condition,
    alternatives,
  }: Pick<ReinforcementView, "chance" | "condition" | "alternatives">,
  say: Say,
): string[] {
  return [
    ...(chance === null ? [] : [say("chance", { least: chance })]),
    ...(condition === "" ? [] : [say("condition", { condition })]),
    ...alternatives.map(({ when }) => (when ? say("elsewhere", { when }) : say("elsewhereOpen"))),
  ];
}

/** The name of whoever hears of an event, or knows of it. */
export function whoWords(
  to: ScenarioEvent["toldTo"],
  {
    say,
    sides,
  }: {
    readonly say: Say;
    readonly sides: readonly { readonly id: string; readonly name: string }[];
  },
): string {
  if (to === "all" || to === "umpire") return say(`who.${to}`);
  const side = sides.find(({ id }) => to === `side:${id}`)?.name ?? "";
  return say("who.side", { side });
}
