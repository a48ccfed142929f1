import {
  commander,
  meleeParty,
  oddsQuestionSchema,
  routParty,
  rowIds,
  sideFactor,
} from "@/lib/domain/belle-alliance/odds/question";
import { bwOddsAnswerSchema } from "@/lib/domain/bogowie-wojny/odds/answer";
import { circumstanceIds } from "@/lib/domain/bogowie-wojny/odds/question";
import {
  bwMeleePartySchema,
  bwMeleeSideSchema,
  bwOddsRequestSchema,
  bwTargetSchema,
} from "@/lib/domain/bogowie-wojny/odds/request";
import {
  chanceSchema,
  distributionSchema,
  factorSchema,
  oddsAnswerSchema,
} from "@/lib/domain/odds-answer/answer";
import {
  belleAllianceTableSchema,
  bogowieWojnyTableSchema,
  cellData,
  tableGroup,
  tableVariant,
  textById,
  valourRowSchema,
} from "./rule-table-schemas";

/** Of the rules: their tables, questions and odds. */
export const NAMED_RULE_SCHEMAS = {
  Odds: oddsAnswerSchema,
  OddsQuestion: oddsQuestionSchema,
  OddsRoutParty: routParty,
  OddsMeleeParty: meleeParty,
  OddsSideFactor: sideFactor,
  OddsCommander: commander,
  OddsRowIds: rowIds,
  BogowieWojnyOdds: bwOddsAnswerSchema,
  BogowieWojnyOddsQuestion: bwOddsRequestSchema,
  BogowieWojnyMeleeSide: bwMeleeSideSchema,
  BogowieWojnyMeleeParty: bwMeleePartySchema,
  BogowieWojnyTarget: bwTargetSchema,
  BogowieWojnyCircumstanceIds: circumstanceIds,
  Chance: chanceSchema,
  Distribution: distributionSchema,
  OddsFactor: factorSchema,
  BelleAllianceTable: belleAllianceTableSchema,
  BogowieWojnyTable: bogowieWojnyTableSchema,
  TableText: textById,
  TableVariant: tableVariant,
  TableGroup: tableGroup,
  TableCell: cellData,
  ValourRow: valourRowSchema,
};
