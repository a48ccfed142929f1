import type { Command } from "../../../document/command";
import type { Battlefield } from "../battlefield";

export type FieldCommand<Input> = Command<Battlefield, Input>;
