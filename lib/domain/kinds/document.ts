import type { GroundMap } from "../belle-alliance/ground-map/ground-map";
import type { Scenario } from "../belle-alliance/scenario/scenario";
import type { ArmyBook } from "../bogowie-wojny/book/army-book";
import type { Battlefield } from "../bogowie-wojny/field/battlefield";
import type { ArmyList } from "../bogowie-wojny/list/army-list";
import type { BattleScenario } from "../bogowie-wojny/scenario/battle-scenario";
import type { DocumentKind } from "../document/document-kind";

/** The documents the service stores, by kind. */
export interface Documents extends Record<DocumentKind, unknown> {
  /** A scenario of either game; its `system` says which. */
  readonly scenario: Scenario | BattleScenario;
  readonly "army-list": ArmyList;
  /** A map for either game; its `system` says which. */
  readonly map: Battlefield | GroundMap;
  readonly "army-book": ArmyBook;
}
export type AnyDocument = Documents[DocumentKind];
