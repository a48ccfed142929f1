import type { Command } from "../../../document/command";
import type { Scenario } from "../scenario";

/** A command on a scenario; unknown ids throw an UnknownIdError. */
export type ScenarioCommand<Input> = Command<Scenario, Input>;
