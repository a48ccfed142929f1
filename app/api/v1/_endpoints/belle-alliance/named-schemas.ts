import { groundMapSchema } from "@/lib/domain/belle-alliance/ground-map/ground-map";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import { commanderSchema } from "@/lib/domain/belle-alliance/scenario/formation";
import { groundOriginSchema, scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { baseSchema, settingsSchema } from "@/lib/domain/belle-alliance/scenario/settings";
import { sideSchema } from "@/lib/domain/belle-alliance/scenario/side";
import { tracedPictureSchema } from "@/lib/domain/belle-alliance/scenario/traced-picture";
import { nationSchema, unitSchema } from "@/lib/domain/belle-alliance/scenario/unit";
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
  crossingSchema,
  fieldLine,
  fieldPoint,
  fieldRing,
  fieldWorkSchema,
  pieceSchema,
  roadSchema,
} from "@/lib/domain/bogowie-wojny/ground/thing-schema";
import { pointCmSchema } from "@/lib/domain/document/primitives";
import { translationSchema } from "@/lib/domain/document/translations/translations-schema";
import { schemaOf } from "@/lib/domain/kinds/parse-document";
import { groundFile } from "./ground";
import { orderOfBattleFile } from "./import";
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
  Map: schemaOf("map"),
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
