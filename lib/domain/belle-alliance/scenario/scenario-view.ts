import type { Formation } from "@/lib/rules/belle-alliance/formation";
import type { FieldWork } from "@/lib/rules/belle-alliance/tables/table-20";
import type { Campaign } from "../../document/campaign";
import type { Language } from "../../document/language";
import type { Feature } from "./feature";
import type { ScenarioFinding } from "./finding-codes";
import type { Commander, FormationNode } from "./formation";
import type { Length } from "./length";
import type { Way } from "./march/way";
import type { PlannedWay } from "./planned-way";
import type { Player } from "./player";
import type { GroundOrigin, Scenario } from "./scenario";
import type { ScenarioEvent } from "./scenario-event";
import type { Settings } from "./settings";
import type { Side } from "./side";
import type { UmpireAct } from "./umpire-act";
import type { Unit } from "./unit";
import type { Variant } from "./variant";
import type { MapObjective, VictoryView } from "./victory/victory-view";

/**
 * Who a view is made for: the umpire, one side's players, the player of one of its formations, whoever leads some of them
 * in a game, or the public.
 */
export type Audience =
  | { readonly for: "umpire" }
  | { readonly for: "side"; readonly sideId: string }
  | { readonly for: "commander"; readonly sideId: string; readonly formationId: string }
  | { readonly for: "seat"; readonly sideId: string; readonly formationIds: readonly string[] }
  | { readonly for: "public" };

/** A unit as its reader may see it, with its figures worked out. */
export interface UnitView
  extends Pick<
    Unit,
    | "id"
    | "name"
    | "nation"
    | "arm"
    | "type"
    | "weapon"
    | "weight"
    | "guard"
    | "guardGrade"
    | "lance"
    | "light"
    | "marksmen"
    | "men"
    | "guns"
    | "calibrePd"
    | "battalionsOrSquadrons"
    | "ammunition"
    | "supplies"
    | "estimate"
    | "source"
    | "note"
  > {
  /** Infantry and cavalry figures; null if the men are unknown or the unit is artillery. */
  readonly figures: number | null;
  readonly modelGuns: number | null;
  /** How many of the guns are howitzers; null if not given. */
  readonly howitzers: number | null;
  readonly gunners: number | null;
  /** The wagons of a train [1.2.4]. */
  readonly wagons: number | null;
  /** How many figures it may deploy as a skirmish line [1.3.2]; null if its strength is unknown. */
  readonly skirmishers: number | null;
  /** The most parts it may split into, 1 if it may not [1.2.2–1.2.4]; null if strength or squadrons are unknown. */
  readonly mostParts: number | null;
  /** The field works it may undertake, including those inside a building it holds [6.3.0, table 20]. */
  readonly fieldWorks: readonly FieldWork[];
  readonly valour: {
    readonly value: number;
    readonly origin: "table" | "own" | "undecided" | "default";
    /** Id of the row of table 21 it is based on. */
    readonly row: string | null;
    readonly tableValues: readonly number[];
  };
  /** Numbers of figures at which a point of valour is lost (table 15). */
  readonly lossSteps: readonly number[];
  readonly arrives: ArrivalView | null;
  /** Name of the building it holds, empty if that has no name; null if it holds none this reader knows of. */
  readonly holds: string | null;
  /** For the umpire only; null in every other view. */
  readonly umpire: {
    readonly note: string;
    readonly hidden: boolean;
    readonly ownValourReason: string | null;
  } | null;
}

/** When troops that are not on the table at the start arrive, as far as this reader may know. */
export interface ArrivalView extends Pick<ReinforcementView, "bound" | "time"> {
  /** True if they come with the formation above them, where the arrival is stated. */
  readonly withAbove: boolean;
}

/** The totals of a formation's units. */
export interface Totals {
  readonly units: number;
  readonly men: number;
  readonly guns: number;
  readonly figures: number;
  readonly modelGuns: number;
  readonly gunners: number;
  readonly wagons: number;
  /** The exact sum of men ÷ men per figure over infantry and cavalry. */
  readonly exactFigures: number;
  /** figures − exactFigures. */
  readonly rounding: number;
}

export interface FormationView
  extends Pick<FormationNode, "id" | "name" | "level" | "nation" | "note"> {
  /** The name with those of formations above it, as far as others that this reader knows of have the same. */
  readonly fullName: string;
  /** Its position is in the map view. */
  readonly commander: Pick<Commander, "name" | "efficiency"> | null;
  /** Two if there is a commander, otherwise none [1.1.4]. */
  readonly adjutants: number;
  readonly arrives: ArrivalView | null;
  readonly totals: Totals;
  readonly formations: readonly FormationView[];
  readonly units: readonly UnitView[];
  readonly umpire: { readonly note: string; readonly hidden: boolean } | null;
}

export interface ReinforcementView {
  readonly id: string;
  /** Names of the troops that arrive, in the author's words; formations by their full names. */
  readonly brings: readonly string[];
  readonly bound: number;
  /** `HH:MM` at the start of that bound, or null if the start time is unknown. */
  readonly time: string | null;
  readonly entry: readonly [number, number];
  readonly note: string;
  /** The least on a die with which they come, rolled each bound from then on; null if they come for certain. */
  readonly chance: number | null;
  /** What must be fulfilled first; empty if nothing. */
  readonly condition: string;
  readonly alternatives: readonly {
    readonly entry: readonly [number, number];
    readonly when: string;
  }[];
}

/** Something that happens in a bound, as its reader knows it from the beginning. */
export interface EventView extends Pick<ScenarioEvent, "id" | "kind" | "bound" | "text"> {
  readonly time: string | null;
  readonly sightCm: number | null;
  /** For the umpire only; null in every other view. */
  readonly umpire: Pick<ScenarioEvent, "toldTo" | "knownTo"> | null;
}

/** A formation of which a player knows only the name, the commander and its position relative to their own. */
export interface NeighbourView extends Pick<FormationNode, "name" | "level"> {
  /** Empty if there is none. */
  readonly commander: string;
  readonly stands: "above" | "beside";
}

/** A formation that has a player, with what that player reads. */
export interface CommandView
  extends Pick<FormationNode, "id" | "name" | "level">,
    Pick<Player, "orders" | "brief" | "knows"> {
  /** As a formation's. */
  readonly fullName: string;
  readonly commander: Pick<Commander, "name" | "efficiency"> | null;
  /** What this player believes: their own text, or that of their side if they have none. */
  readonly believedOfEnemy: string;
  /** Formations above, the topmost first, then those next to it; only those this player knows of. */
  readonly neighbours: readonly NeighbourView[];
}

/** The names of a formation and of what is under it, without anything else. */
export interface NamesView {
  readonly name: string;
  readonly units: readonly string[];
  readonly formations: readonly NamesView[];
}

export interface SideView extends Pick<Side, "id" | "name" | "colour"> {
  /** Null if this reader may not see it. */
  readonly tasks: string | null;
  readonly brief: string | null;
  readonly believedOfEnemy: string | null;
  /** What the players of its formations receive: all of it for the umpire; one such player sees only their own. */
  readonly commands: readonly CommandView[] | null;
  readonly formations: readonly FormationView[] | null;
  readonly reinforcements: readonly ReinforcementView[] | null;
  readonly totals: Totals | null;
  /** Set if its troops are sealed from everybody but the umpire: only its names, if the author shows them. */
  readonly sealed: { readonly names: readonly NamesView[] | null } | null;
}

/** A unit on the map: its footprint in table cm, with its position and facing. */
export interface PlacedUnitView {
  readonly id: string;
  readonly name: string;
  readonly sideId: string;
  readonly colour: Side["colour"];
  readonly arm: Unit["arm"];
  readonly formation: Formation;
  readonly xCm: number;
  readonly yCm: number;
  readonly facingDeg: number;
  readonly widthCm: number;
  readonly depthCm: number;
  /** Corners in table cm, after rotation and translation. */
  readonly outline: readonly (readonly [number, number])[];
  /** Full name of the formation directly above the unit, for labels. */
  readonly under: string;
  /** The building it holds [6.1.1], if this reader knows of it. */
  readonly holds: HeldBuilding | null;
}

/** A building held by a unit: its name, which may be empty, and its ground plan in table cm. */
export interface HeldBuilding {
  readonly id: string;
  readonly name: string;
  readonly outline: readonly (readonly [number, number])[];
}

export interface PlacedCommanderView {
  /** Id of the commander's formation. */
  readonly id: string;
  readonly name: string;
  readonly sideId: string;
  readonly colour: Side["colour"];
  readonly level: FormationNode["level"];
  /** Full name of the commander's formation. */
  readonly of: string;
  /** Units of the formation within this distance take orders without a roll [1.1.3]. */
  readonly reachCm: number;
  readonly xCm: number;
  readonly yCm: number;
}

/** A bound of the game with the clock when it begins, `HH:MM`, or null without a start time. */
export interface BoundView {
  readonly bound: number;
  readonly time: string | null;
}

/** A planned way with its march worked out; bounds are those of the game. */
export interface PlannedWayView
  extends Pick<PlannedWay, "id" | "name" | "keptFor" | "startBound" | "mode"> {
  /** The name of the unit, or the full name of the formation, that marches. */
  readonly subject: string;
  readonly sideId: string;
  readonly colour: Side["colour"];
  readonly startTime: string | null;
  /** From where the head sets out, straight from one to the next. */
  readonly places: readonly (readonly [number, number])[];
  /** Null if the troops or the drawing allow none to be worked out. */
  readonly march: {
    readonly lengthCm: number;
    /** Where the head is at the end of each bound until it arrives. */
    readonly bounds: readonly {
      readonly bound: number;
      readonly xCm: number;
      readonly yCm: number;
    }[];
    /** When the head and the last rank are at the end of the way; null if they do not come there. */
    readonly head: BoundView | null;
    readonly tail: BoundView | null;
    /** What slows it, by where its head is then. */
    readonly slowedBy: Way["slowedBy"];
    /** What stops it on the way, as a code; null if nothing does. */
    readonly stopped: string | null;
  } | null;
}

export interface MapView {
  readonly widthCm: number;
  readonly depthCm: number;
  readonly metresPerCm: number;
  readonly note: string;
  readonly grid: boolean;
  readonly features: readonly Feature[];
  readonly units: readonly PlacedUnitView[];
  readonly commanders: readonly PlacedCommanderView[];
  readonly entries: readonly {
    readonly xCm: number;
    readonly yCm: number;
    readonly bound: number;
    readonly colour: Side["colour"];
  }[];
  /** Only the umpire and players have any. */
  readonly plannedWays: readonly PlannedWayView[];
  readonly objectives: readonly MapObjective[];
}

/** Figures and model guns needed for a game, one row per side, nation, arm and type. */
export interface FiguresNeeded {
  readonly sideId: string;
  readonly nation: Unit["nation"];
  readonly arm: Unit["arm"];
  readonly type: Unit["type"];
  readonly units: number;
  readonly figures: number;
  readonly modelGuns: number;
  readonly gunners: number;
  readonly wagons: number;
  /** Bases needed, none shared between units; gunners stand next to their guns and need none. */
  readonly bases: number;
}

/**
 * A scenario for one reader, built field by field from an allow-list: what is not listed here cannot appear in any
 * page, PDF, JSON or map made from it.
 */
export interface ScenarioView {
  readonly kind: "scenario-view";
  readonly audience: Audience;
  readonly title: string;
  /** The language of its texts. */
  readonly language: Language;
  /** The language its author wrote it in; null if these are the author's own words. */
  readonly translatedFrom: Language | null;
  /** The languages its author has translated it into. */
  readonly translatedInto: readonly Language[];
  readonly battle: string;
  readonly date: string | null;
  readonly place: string;
  readonly summary: string;
  readonly commonKnowledge: string;
  readonly credits: string;
  readonly startTime: string | null;
  /** Null if unknown or kept from this reader. */
  readonly players: Scenario["players"] | null;
  readonly campaign: Campaign | null;
  readonly length: Length | null;
  readonly bounds: number | null;
  readonly settings: Settings;
  readonly sides: readonly SideView[];
  /** What decides the game; null if there is nothing this reader may know. */
  readonly victory: VictoryView | null;
  /** What happens in which bound, as far as this reader knows from the beginning. */
  readonly events: readonly EventView[];
  readonly map: MapView;
  /** What the ground was copied from; players are not told, nor the public if any of it is hidden, because the original may show it. */
  readonly groundFrom: GroundOrigin | null;
  readonly figuresNeeded: readonly FiguresNeeded[];
  /** The ways to play it that its author names to all; players, who are given one of them, read of no others. */
  readonly variants: readonly Pick<Variant, "id" | "name" | "note">[];
  /** Whether this is the public's view of a scenario with some of its troops sealed, or its sides altogether. */
  readonly isSealed: boolean;
  readonly umpire: {
    readonly notes: string;
    /** What the umpire does or tells, by bound. */
    readonly acts: readonly UmpireAct[];
    /** The name of each hidden thing and whom it is hidden from. */
    readonly hidden: readonly { readonly name: string; readonly from: readonly string[] }[];
    readonly acceptedFindings: readonly {
      readonly code: string;
      readonly subject: string;
      readonly reason: string;
      /** The finding as it is today; null if the check no longer reports it. */
      readonly finding: Pick<ScenarioFinding, "code" | "rule" | "params"> | null;
    }[];
  } | null;
}
