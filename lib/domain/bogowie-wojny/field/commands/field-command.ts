import type { Command } from "../../../document/command";
import type { Battlefield } from "../battlefield";

/** A change of a battlefield. */
export type FieldCommand<Input> = Command<Battlefield, Input>;
