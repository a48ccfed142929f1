import type { Formation } from "@/lib/rules/belle-alliance/formation";
import type { FieldWork } from "@/lib/rules/belle-alliance/tables/table-20";
import type { Language } from "../language";
import type { Feature } from "./feature";
import type { ScenarioFinding } from "./finding-codes";
import type { Commander, FormationNode } from "./formation";
import type { GroundOrigin } from "./scenario";
import type { Settings } from "./settings";
import type { Side } from "./side";
import type { Unit } from "./unit";

/** For whom a view is made: the umpire, one side's players, or the public. */
export type Audience =
  | { readonly for: "umpire" }
  | { readonly for: "side"; readonly sideId: string }
  | { readonly for: "public" };

/** A unit as its reader may see it, with the figures worked out. */
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
  /** Infantry and cavalry figures; null where men are unknown or the unit is artillery. */
  readonly figures: number | null;
  readonly modelGuns: number | null;
  /** How many of the guns; null where nobody said. */
  readonly howitzers: number | null;
  readonly gunners: number | null;
  /** Of a train [1.2.4]. */
  readonly wagons: number | null;
  /** The figures it may form as a skirmish line [1.3.2]; null where its strength is unknown. */
  readonly skirmishers: number | null;
  /** The parts it may split into, 1 where it may not [1.2.2–1.2.4]; null where strength or squadrons are unknown. */
  readonly mostParts: number | null;
  /** The field works it may undertake, inside a building it holds too [6.3.0, table 20]. */
  readonly fieldWorks: readonly FieldWork[];
  readonly valour: {
    readonly value: number;
    readonly origin: "table" | "own" | "undecided" | "default";
    /** Id of the row of table 21 it rests on. */
    readonly row: string | null;
    readonly tableValues: readonly number[];
  };
  /** Figure counts at which a point of valour is lost (table 15). */
  readonly lossSteps: readonly number[];
  readonly arrives: ArrivalView | null;
  /** Name of the building it holds, empty where that has none; null where it holds none this reader knows of. */
  readonly holds: string | null;
  /** The umpire's own; null in every other view. */
  readonly umpire: {
    readonly note: string;
    readonly hidden: boolean;
    readonly ownValourReason: string | null;
  } | null;
}

/** When troops come that do not stand on the table at the start, as far as this reader may know. */
export interface ArrivalView extends Pick<ReinforcementView, "bound" | "time"> {
  /** They come with the formation above them, which says so. */
  readonly withAbove: boolean;
}

/** What a formation's units add up to. */
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
  /** The position is on the map. */
  readonly commander: Pick<Commander, "name" | "efficiency"> | null;
  /** Two for a commander, none without [1.1.4]. */
  readonly adjutants: number;
  readonly arrives: ArrivalView | null;
  readonly totals: Totals;
  readonly formations: readonly FormationView[];
  readonly units: readonly UnitView[];
  readonly umpire: { readonly note: string; readonly hidden: boolean } | null;
}

export interface ReinforcementView {
  readonly id: string;
  /** Names of what comes, in the author's words. */
  readonly brings: readonly string[];
  readonly bound: number;
  /** `HH:MM` at the start of that bound, where the start time is known. */
  readonly time: string | null;
  readonly entry: readonly [number, number];
  readonly note: string;
}

export interface SideView extends Pick<Side, "id" | "name" | "colour"> {
  /** Null where this reader may not see it. */
  readonly tasks: string | null;
  readonly brief: string | null;
  readonly believedOfEnemy: string | null;
  readonly formations: readonly FormationView[] | null;
  readonly reinforcements: readonly ReinforcementView[] | null;
  readonly totals: Totals | null;
}

/** A unit on the map: its footprint in table cm, at its place and facing. */
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
  /** Corners in table cm, turned and moved. */
  readonly outline: readonly (readonly [number, number])[];
  /** Name of the formation the unit stands directly under, for labels. */
  readonly under: string;
  /** The building it holds [6.1.1], as far as this reader knows of it. */
  readonly holds: HeldBuilding | null;
}

/** A building held by a unit: its name, which may be empty, and its ground plan in table cm. */
export interface HeldBuilding {
  readonly id: string;
  readonly name: string;
  readonly outline: readonly (readonly [number, number])[];
}

/** A commander on the map. */
export interface PlacedCommanderView {
  /** Id of the formation under this commander. */
  readonly id: string;
  readonly name: string;
  readonly sideId: string;
  readonly colour: Side["colour"];
  readonly level: FormationNode["level"];
  /** Name of the formation under this commander. */
  readonly of: string;
  /** Units of the formation within it take orders without a roll [1.1.3]. */
  readonly reachCm: number;
  readonly xCm: number;
  readonly yCm: number;
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
}

/** Figures and model guns a table needs, one row a side, nation, arm and type. */
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
}

/**
 * A scenario for one reader, built field by field from an allow-list: what is not named here is in
 * no page, PDF, JSON or map made from it.
 */
export interface ScenarioView {
  readonly kind: "scenario-view";
  readonly audience: Audience;
  readonly title: string;
  readonly language: Language;
  readonly battle: string;
  readonly date: string | null;
  readonly place: string;
  readonly summary: string;
  readonly commonKnowledge: string;
  readonly credits: string;
  readonly startTime: string | null;
  /** Null where unknown or kept from this reader. */
  readonly bounds: number | null;
  readonly settings: Settings;
  readonly sides: readonly SideView[];
  readonly map: MapView;
  /** What the ground was copied from; kept from players where any of it is hidden, for the original may show it. */
  readonly groundFrom: GroundOrigin | null;
  readonly figuresNeeded: readonly FiguresNeeded[];
  readonly umpire: {
    readonly notes: string;
    /** What is hidden from whom, by name. */
    readonly hidden: readonly { readonly name: string; readonly from: readonly string[] }[];
    readonly acceptedFindings: readonly {
      readonly code: string;
      readonly subject: string;
      readonly reason: string;
      /** What it says today; null where the check no longer finds it. */
      readonly finding: Pick<ScenarioFinding, "code" | "rule" | "params"> | null;
    }[];
  } | null;
}
