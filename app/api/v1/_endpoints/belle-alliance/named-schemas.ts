import { gameEntrySchema } from "@/lib/domain/belle-alliance/game/game-entry";
import { ordersSchema } from "@/lib/domain/belle-alliance/game/order";
import { newSeatSchema } from "@/lib/domain/belle-alliance/game/seat";
import { groundMapSchema } from "@/lib/domain/belle-alliance/ground-map/ground-map";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import { commanderSchema, formationSchema } from "@/lib/domain/belle-alliance/scenario/formation";
import { groundOriginSchema, scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { baseSchema, settingsSchema } from "@/lib/domain/belle-alliance/scenario/settings";
import { sideSchema } from "@/lib/domain/belle-alliance/scenario/side";
import { tracedPictureSchema } from "@/lib/domain/belle-alliance/scenario/traced-picture";
import { nationSchema, unitSchema } from "@/lib/domain/belle-alliance/scenario/unit";
import { clubStockSchema } from "@/lib/domain/belle-alliance/stock/club-stock";
import { recordedSchema, resultPictureSchema } from "./game-results";
import { groundFile } from "./ground";
import { orderOfBattleFile } from "./import";
import { pagesShown } from "./packs";
import { pictureFile } from "./pictures";

/** Of scenarios, their maps and a club's stock. */
export const BELLE_ALLIANCE_SCHEMAS = {
  Scenario: scenarioSchema,
  PackPages: pagesShown,
  Side: sideSchema,
  OrderOfBattleFile: orderOfBattleFile,
  Commander: commanderSchema,
  Unit: unitSchema,
  Nation: nationSchema,
  Settings: settingsSchema,
  BaseSize: baseSchema,
  Feature: featureSchema,
  TracedPicture: tracedPictureSchema,
  PictureFile: pictureFile,
  RecordedResult: recordedSchema,
  ResultPicture: resultPictureSchema,
  GroundFile: groundFile,
  GroundOrigin: groundOriginSchema,
  GroundMap: groundMapSchema,
  Formation: formationSchema,
  ClubStock: clubStockSchema,
  NewSeat: newSeatSchema,
  SeatOrders: ordersSchema,
  GameLogEntry: gameEntrySchema,
};
