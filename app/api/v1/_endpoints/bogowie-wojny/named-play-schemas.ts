import { clubStockSchema } from "@/lib/domain/belle-alliance/stock/club-stock";
import { eventDetailsSchema, submissionSchema } from "@/lib/domain/bogowie-wojny/event/club-event";
import {
  deployedBodySchema,
  fieldViewSchema,
  ownPiecesSchema,
  piecesLeftSchema,
} from "@/lib/domain/bogowie-wojny/game/field/field-answer";
import { fieldMoveSchema } from "@/lib/domain/bogowie-wojny/game/field/field-move";
import {
  gameSchema,
  gameScoreSchema,
  gameSeatSchema,
  scoreLineSchema,
} from "@/lib/domain/bogowie-wojny/game/game-answer";
import { scoreSheetSchema, slipSchema } from "@/lib/domain/bogowie-wojny/game/game-event";
import { clubDetailsSchema } from "@/lib/domain/people/club";
import { clubSchema, invitationSchema, memberSchema, ownClubSchema } from "../people/club-schemas";
import { clubFormatSchema } from "./club-formats";
import { enteredListSchema, eventSchema, listedEventSchema } from "./event-schemas";
import { gameHeadSchema } from "./games";

/** Of clubs, events and games. */
export const NAMED_PLAY_SCHEMAS = {
  Club: clubSchema,
  ClubDetails: clubDetailsSchema,
  OwnClub: ownClubSchema,
  ClubMember: memberSchema,
  ClubFormat: clubFormatSchema,
  ClubStock: clubStockSchema,
  Invitation: invitationSchema,
  Event: eventSchema,
  Submission: submissionSchema,
  EnteredList: enteredListSchema,
  EventDetails: eventDetailsSchema,
  ListedEvent: listedEventSchema,
  Game: gameSchema,
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
