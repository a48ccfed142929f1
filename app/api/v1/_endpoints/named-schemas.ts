import type { z } from "zod";
import { acceptanceSchema } from "@/lib/domain/acceptance-schema";
import {
  armyBookSchema,
  bookCommanderSchema,
  bookFormationSchema,
  bookLinkSchema,
} from "@/lib/domain/army-book/army-book";
import { bookEntrySchema } from "@/lib/domain/army-book/book-entry";
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
} from "@/lib/domain/army-list/army-list";
import { bansSchema, formatSchema, readingsSchema } from "@/lib/domain/army-list/format-schema";
import { pinnedFormationSchema } from "@/lib/domain/army-list/pinned-formation";
import { battlefieldSchema, objectiveSchema } from "@/lib/domain/battlefield/battlefield";
import {
  crossingFormSchema,
  pieceFormSchema,
  roadFormSchema,
  workFormSchema,
} from "@/lib/domain/battlefield/placing/form";
import { fieldArmySchema, fieldSideSchema } from "@/lib/domain/battlefield/side-schema";
import { bwOddsAnswerSchema } from "@/lib/domain/bogowie-wojny-odds/answer";
import { bwOddsRequestSchema } from "@/lib/domain/bogowie-wojny-odds/request";
import { findingSchema } from "@/lib/domain/check-report";
import { clubDetailsSchema } from "@/lib/domain/club/club";
import { eventDetailsSchema } from "@/lib/domain/event/club-event";
import { fieldViewSchema } from "@/lib/domain/game/field/field-answer";
import { fieldMoveSchema } from "@/lib/domain/game/field/field-move";
import { gameSchema, gameScoreSchema, gameSeatSchema } from "@/lib/domain/game/game-answer";
import { scoreSheetSchema, slipSchema } from "@/lib/domain/game/game-event";
import {
  crossingSchema,
  fieldWorkSchema,
  pieceSchema,
  roadSchema,
} from "@/lib/domain/ground/thing-schema";
import { groundMapSchema } from "@/lib/domain/ground-map/ground-map";
import { mapSchema } from "@/lib/domain/map-document";
import { chanceSchema, distributionSchema, oddsAnswerSchema } from "@/lib/domain/odds/answer";
import { oddsQuestionSchema } from "@/lib/domain/odds/question";
import { patchOperationSchema } from "@/lib/domain/patch";
import { idSchema, languageSchema, nameSchema, pointCmSchema } from "@/lib/domain/primitives";
import { featureSchema } from "@/lib/domain/scenario/feature";
import { commanderSchema, formationSchema } from "@/lib/domain/scenario/formation";
import { scenarioSchema } from "@/lib/domain/scenario/scenario";
import { settingsSchema } from "@/lib/domain/scenario/settings";
import { sideSchema } from "@/lib/domain/scenario/side";
import { tracedPictureSchema } from "@/lib/domain/scenario/traced-picture";
import { unitSchema } from "@/lib/domain/scenario/unit";
import { visibilitySchema } from "@/lib/usecases/documents/set-visibility";
import { alteredRowsSchema } from "./altered-rows";
import { problemSchema, storedSchema, versionedSchema } from "./answer-schemas";
import { changeSchema } from "./book-changes";
import { reportSchema } from "./check";
import { clubFormatSchema } from "./club-formats";
import { clubSchema, invitationSchema, memberSchema, ownClubSchema } from "./club-schemas";
import { itemSchema, pageSchema } from "./collection";
import { eventSchema, listedEventSchema } from "./event-schemas";
import { gameHeadSchema } from "./games";
import { releaseRowSchema, revisionSchema } from "./history";
import { sessionSchema } from "./own-sessions";
import {
  belleAllianceTableSchema,
  bogowieWojnyTableSchema,
  valourRowSchema,
} from "./rule-table-schemas";
import { answeredLinkSchema } from "./share-links";
import { changesSchema, sittingSchema } from "./sittings";
import { tokenSchema, userSchema } from "./users";

/** The schemas that `openapi.json` describes once, under these names; those that stand in several places, or that a client wants by name. */
export const NAMED_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  Problem: problemSchema,
  Id: idSchema,
  Name: nameSchema,
  Language: languageSchema,
  Version: versionedSchema,
  Stored: storedSchema,
  Finding: findingSchema,
  AcceptedFinding: acceptanceSchema,
  CheckReport: reportSchema,
  PatchOperation: patchOperationSchema,
  ListedDocument: itemSchema,
  DocumentPage: pageSchema,
  Visibility: visibilitySchema,
  Revision: revisionSchema,
  Release: releaseRowSchema,
  Sitting: sittingSchema,
  Changes: changesSchema,
  ShareLink: answeredLinkSchema,
  Scenario: scenarioSchema,
  Side: sideSchema,
  Formation: formationSchema,
  Commander: commanderSchema,
  Unit: unitSchema,
  Settings: settingsSchema,
  Feature: featureSchema,
  PointCm: pointCmSchema,
  TracedPicture: tracedPictureSchema,
  ArmyList: armyListSchema,
  ArmyFormation: armyFormationSchema,
  Brigade: brigadeSchema,
  General: generalSchema,
  Regiment: regimentSchema,
  Format: formatSchema,
  FormatReadings: readingsSchema,
  FormatBans: bansSchema,
  PinnedBook: pinnedBookSchema,
  PinnedEntry: pinnedEntrySchema,
  PinnedLink: pinnedLinkSchema,
  PinnedCommander: pinnedCommanderSchema,
  PinnedFormation: pinnedFormationSchema,
  BookChange: changeSchema,
  AlteredRows: alteredRowsSchema,
  ArmyBook: armyBookSchema,
  BookEntry: bookEntrySchema,
  BookFormation: bookFormationSchema,
  BookCommander: bookCommanderSchema,
  BookLink: bookLinkSchema,
  Map: mapSchema,
  BattlefieldMap: battlefieldSchema,
  GroundMap: groundMapSchema,
  Piece: pieceSchema,
  PieceForm: pieceFormSchema,
  FieldWork: fieldWorkSchema,
  FieldWorkForm: workFormSchema,
  Road: roadSchema,
  RoadForm: roadFormSchema,
  Crossing: crossingSchema,
  CrossingForm: crossingFormSchema,
  Objective: objectiveSchema,
  FieldSide: fieldSideSchema,
  FieldArmy: fieldArmySchema,
  User: userSchema,
  Token: tokenSchema,
  Session: sessionSchema,
  Club: clubSchema,
  ClubDetails: clubDetailsSchema,
  OwnClub: ownClubSchema,
  ClubMember: memberSchema,
  ClubFormat: clubFormatSchema,
  Invitation: invitationSchema,
  Event: eventSchema,
  EventDetails: eventDetailsSchema,
  ListedEvent: listedEventSchema,
  Game: gameSchema,
  ListedGame: gameHeadSchema,
  GameSeat: gameSeatSchema,
  GameScore: gameScoreSchema,
  ScoreSheet: scoreSheetSchema,
  Slip: slipSchema,
  GameField: fieldViewSchema,
  FieldMove: fieldMoveSchema,
  Odds: oddsAnswerSchema,
  OddsQuestion: oddsQuestionSchema,
  BogowieWojnyOdds: bwOddsAnswerSchema,
  BogowieWojnyOddsQuestion: bwOddsRequestSchema,
  Chance: chanceSchema,
  Distribution: distributionSchema,
  BelleAllianceTable: belleAllianceTableSchema,
  BogowieWojnyTable: bogowieWojnyTableSchema,
  ValourRow: valourRowSchema,
};
