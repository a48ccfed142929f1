import { REGIMENT_ACTIVATION_TABLE } from "./printed/activation";
import { AMBUSHES_TABLE } from "./printed/ambushes";
import { ARMY_MORALE_TABLE } from "./printed/army-morale";
import { ARMY_MORALE_CONDITIONS_TABLE } from "./printed/army-morale-conditions";
import { ARTILLERY_FIRE_MODIFIERS_TABLE } from "./printed/artillery-fire-modifiers";
import { ARTILLERY_SHOTS_TABLE } from "./printed/artillery-shots";
import { ATTACK_MORALE_TABLE } from "./printed/attack-morale";
import { BASES_TABLE } from "./printed/bases";
import { BATTLE_RULES_TABLE } from "./printed/battle-rules";
import { BATTLEFIELD_TABLE } from "./printed/battlefield";
import { CHARACTERS_TABLE } from "./printed/characters";
import { DEMOLITION_TABLE } from "./printed/demolition";
import { DISORDER_TABLE } from "./printed/disorder";
import { DISPLACEMENT_TABLE } from "./printed/displacement";
import { FIRE_MODIFIERS_TABLE } from "./printed/fire-modifiers";
import { FIRE_RESULTS_TABLE } from "./printed/fire-results";
import { FORMAT_LIMITS_TABLE } from "./printed/format-limits";
import { INDIVIDUAL_ORDERS_TABLE } from "./printed/individual-orders";
import { MANOEUVRES_TABLE } from "./printed/manoeuvres";
import { MEASURES_TABLE } from "./printed/measures";
import { MELEE_MODIFIERS_TABLE } from "./printed/melee-modifiers";
import { MELEE_RESULTS_TABLE } from "./printed/melee-results";
import { ORDER_KINDS_TABLE } from "./printed/order-kinds";
import { ORDERS_TABLE } from "./printed/orders";
import { PLACING_TABLE } from "./printed/placing";
import { REACTIONS_TABLE } from "./printed/reactions";
import { STATISTICS_TABLE } from "./printed/statistics";
import { TERRAIN_TABLE } from "./printed/terrain";
import { TRAINING_TABLE } from "./printed/training";
import { TURN_TABLE } from "./printed/turn";
import { UPGRADES_TABLE } from "./printed/upgrades";
import { VICTORY_BANDS_TABLE } from "./printed/victory-bands";
import { VICTORY_POINTS_TABLE } from "./printed/victory-points";
import { WAGOMIAR_TABLE } from "./printed/wagomiar";
import type { PrintedTable } from "./printed-table";

/** Every table of the rule book that is held here, in the order of its chapters. */
export const PRINTED_TABLES: readonly PrintedTable[] = [
  BASES_TABLE,
  TRAINING_TABLE,
  STATISTICS_TABLE,
  TERRAIN_TABLE,
  TURN_TABLE,
  ORDERS_TABLE,
  ORDER_KINDS_TABLE,
  INDIVIDUAL_ORDERS_TABLE,
  REGIMENT_ACTIVATION_TABLE,
  CHARACTERS_TABLE,
  MANOEUVRES_TABLE,
  FIRE_MODIFIERS_TABLE,
  FIRE_RESULTS_TABLE,
  ARTILLERY_SHOTS_TABLE,
  ARTILLERY_FIRE_MODIFIERS_TABLE,
  DEMOLITION_TABLE,
  REACTIONS_TABLE,
  ATTACK_MORALE_TABLE,
  MELEE_RESULTS_TABLE,
  DISPLACEMENT_TABLE,
  MELEE_MODIFIERS_TABLE,
  DISORDER_TABLE,
  ARMY_MORALE_TABLE,
  ARMY_MORALE_CONDITIONS_TABLE,
  VICTORY_POINTS_TABLE,
  VICTORY_BANDS_TABLE,
  WAGOMIAR_TABLE,
  FORMAT_LIMITS_TABLE,
  UPGRADES_TABLE,
  BATTLEFIELD_TABLE,
  PLACING_TABLE,
  MEASURES_TABLE,
  BATTLE_RULES_TABLE,
  AMBUSHES_TABLE,
];

/** The table of that id, or undefined where there is none. */
export function printedTableOf(id: string): PrintedTable | undefined {
  return PRINTED_TABLES.find((table) => table.id === id);
}
