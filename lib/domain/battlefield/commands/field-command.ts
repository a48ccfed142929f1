import type { Command } from "../../command";
import type { Battlefield } from "../battlefield";

/** A change of a battlefield. */
export type FieldCommand<Input> = Command<Battlefield, Input>;
