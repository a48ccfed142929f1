import {
  battlefieldSchema,
  objectiveSchema,
  tableSchema,
} from "@/lib/domain/battlefield/battlefield";
import {
  crossingFormSchema,
  pieceFormSchema,
  roadFormSchema,
  workFormSchema,
} from "@/lib/domain/battlefield/placing/form";
import {
  fieldArmySchema,
  fieldSideSchema,
  storeSchema,
} from "@/lib/domain/battlefield/side-schema";
import {
  crossingSchema,
  fieldLine,
  fieldPoint,
  fieldRing,
  fieldWorkSchema,
  pieceSchema,
  roadSchema,
} from "@/lib/domain/ground/thing-schema";
import { groundMapSchema } from "@/lib/domain/ground-map/ground-map";
import { mapSchema } from "@/lib/domain/map-document";
import { pointCmSchema } from "@/lib/domain/primitives";
import { featureSchema } from "@/lib/domain/scenario/feature";
import { commanderSchema } from "@/lib/domain/scenario/formation";
import { groundOriginSchema, scenarioSchema } from "@/lib/domain/scenario/scenario";
import { baseSchema, settingsSchema } from "@/lib/domain/scenario/settings";
import { sideSchema } from "@/lib/domain/scenario/side";
import { tracedPictureSchema } from "@/lib/domain/scenario/traced-picture";
import { nationSchema, unitSchema } from "@/lib/domain/scenario/unit";
import { translationSchema } from "@/lib/domain/translations/translations-schema";
import { groundFile } from "./ground";
import { orderOfBattleFile } from "./order-of-battle";
import { pagesShown } from "./packs";
import { pictureFile } from "./pictures";

/** Of scenarios and maps. */
export const NAMED_SCENARIO_SCHEMAS = {
  Translation: translationSchema,
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
  PointCm: pointCmSchema,
  TracedPicture: tracedPictureSchema,
  PictureFile: pictureFile,
  GroundFile: groundFile,
  GroundOrigin: groundOriginSchema,
  Map: mapSchema,
  BattlefieldMap: battlefieldSchema,
  GroundMap: groundMapSchema,
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
  Objective: objectiveSchema,
  FieldSide: fieldSideSchema,
  FieldArmy: fieldArmySchema,
  FieldStores: storeSchema,
};
