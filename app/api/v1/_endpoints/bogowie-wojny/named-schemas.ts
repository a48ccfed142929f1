import {
  armyBookSchema,
  bookCommanderSchema,
  bookFormationSchema,
  bookLinkSchema,
} from "@/lib/domain/bogowie-wojny/book/army-book";
import {
  bookEntrySchema,
  bookNamesSchema,
  entryTraitSchema,
  profileSchema,
  unitKindSchema,
} from "@/lib/domain/bogowie-wojny/book/book-entry";
import { eventDetailsSchema, submissionSchema } from "@/lib/domain/bogowie-wojny/event/club-event";
import { publishedFormatSchema } from "@/lib/domain/bogowie-wojny/event/club-format";
import {
  battlefieldSchema,
  objectiveSchema,
  tableSchema,
} from "@/lib/domain/bogowie-wojny/field/battlefield";
import {
  crossingFormSchema,
  pieceFormSchema,
  roadFormSchema,
  workFormSchema,
} from "@/lib/domain/bogowie-wojny/field/placing/form";
import {
  fieldArmySchema,
  fieldSideSchema,
  storeSchema,
} from "@/lib/domain/bogowie-wojny/field/side-schema";
import {
  deployedBodySchema,
  fieldViewSchema,
  ownPiecesSchema,
  piecesLeftSchema,
} from "@/lib/domain/bogowie-wojny/game/field/field-answer";
import { fieldMoveSchema } from "@/lib/domain/bogowie-wojny/game/field/field-move";
import {
  battleFiguresSchema,
  gameSchema,
  gameScoreSchema,
  gameSeatSchema,
  scoreLineSchema,
} from "@/lib/domain/bogowie-wojny/game/game-answer";
import { scoreSheetSchema, slipSchema } from "@/lib/domain/bogowie-wojny/game/game-event";
import {
  crossingSchema,
  fieldLine,
  fieldPoint,
  fieldRing,
  fieldWorkSchema,
  pieceSchema,
  roadSchema,
} from "@/lib/domain/bogowie-wojny/ground/thing-schema";
import {
  armyFormationSchema,
  armyListSchema,
  brigadeSchema,
  generalSchema,
  pinnedBookSchema,
  pinnedCommanderSchema,
  pinnedEntrySchema,
  pinnedLinkSchema,
  regimentSchema,
} from "@/lib/domain/bogowie-wojny/list/army-list";
import {
  bansSchema,
  formatSchema,
  readingsSchema,
  upgradeSchema,
} from "@/lib/domain/bogowie-wojny/list/format-schema";
import {
  pinnedFormationSchema,
  pinnedRegimentSchema,
} from "@/lib/domain/bogowie-wojny/list/pinned-formation";
import {
  battleObjectiveSchema,
  battleScenarioSchema,
  forceSchema,
  groundSchema,
  pinnedArmySchema,
  pinnedFieldSchema,
} from "@/lib/domain/bogowie-wojny/scenario/battle-scenario";
import { battleScenarioViewSchema } from "@/lib/domain/bogowie-wojny/scenario/view-for";
import { alteredBookSchema, alteredRowsSchema, uncomparedBookSchema } from "./altered-rows";
import { changeSchema } from "./book-changes";
import { clubFormatSchema } from "./club-formats";
import { enteredListSchema, eventSchema, listedEventSchema } from "./event-schemas";
import { gameHeadSchema } from "./games";

/** Of army lists, their books and formats, of battlefields, events and games. */
export const BOGOWIE_WOJNY_SCHEMAS = {
  ArmyList: armyListSchema,
  ArmyFormation: armyFormationSchema,
  Brigade: brigadeSchema,
  General: generalSchema,
  Regiment: regimentSchema,
  UnitKind: unitKindSchema,
  Upgrade: upgradeSchema,
  EntryTrait: entryTraitSchema,
  Format: formatSchema,
  PublishedFormat: publishedFormatSchema,
  FormatReadings: readingsSchema,
  FormatBans: bansSchema,
  PinnedBook: pinnedBookSchema,
  PinnedEntry: pinnedEntrySchema,
  PinnedLink: pinnedLinkSchema,
  PinnedCommander: pinnedCommanderSchema,
  PinnedFormation: pinnedFormationSchema,
  PinnedRegiment: pinnedRegimentSchema,
  BookChange: changeSchema,
  AlteredRows: alteredRowsSchema,
  AlteredBook: alteredBookSchema,
  UncomparedBook: uncomparedBookSchema,
  ArmyBook: armyBookSchema,
  BookEntry: bookEntrySchema,
  BookProfile: profileSchema,
  BookNames: bookNamesSchema,
  BookFormation: bookFormationSchema,
  BookCommander: bookCommanderSchema,
  BookLink: bookLinkSchema,
  BattlefieldMap: battlefieldSchema,
  FieldRing: fieldRing,
  FieldLine: fieldLine,
  FieldPoint: fieldPoint,
  TableSize: tableSchema,
  Piece: pieceSchema,
  PieceForm: pieceFormSchema,
  FieldWork: fieldWorkSchema,
  FieldWorkForm: workFormSchema,
  Road: roadSchema,
  RoadForm: roadFormSchema,
  Crossing: crossingSchema,
  CrossingForm: crossingFormSchema,
  BattleScenario: battleScenarioSchema,
  BattleForce: forceSchema,
  BattleObjective: battleObjectiveSchema,
  BattleScenarioView: battleScenarioViewSchema,
  BattlefieldGround: groundSchema,
  PinnedBattlefield: pinnedFieldSchema,
  PinnedArmyList: pinnedArmySchema,
  Objective: objectiveSchema,
  FieldSide: fieldSideSchema,
  FieldArmy: fieldArmySchema,
  FieldStores: storeSchema,
  ClubFormat: clubFormatSchema,
  Event: eventSchema,
  Submission: submissionSchema,
  EnteredList: enteredListSchema,
  EventDetails: eventDetailsSchema,
  ListedEvent: listedEventSchema,
  Game: gameSchema,
  BattleFigures: battleFiguresSchema,
  ListedGame: gameHeadSchema,
  GameSeat: gameSeatSchema,
  GameScore: gameScoreSchema,
  ScoreLine: scoreLineSchema,
  ScoreSheet: scoreSheetSchema,
  Slip: slipSchema,
  GameField: fieldViewSchema,
  DeployedBody: deployedBodySchema,
  PiecesLeft: piecesLeftSchema,
  OwnPieces: ownPiecesSchema,
  FieldMove: fieldMoveSchema,
};
