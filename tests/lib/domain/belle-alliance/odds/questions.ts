import fc from "fast-check";
import { faultsOfQuestion } from "@/lib/domain/belle-alliance/odds/faults";
import { type OddsQuestion, oddsQuestionSchema } from "@/lib/domain/belle-alliance/odds/question";
import { TABLE_6 } from "@/lib/rules/belle-alliance/tables/table-6";
import { TABLE_7 } from "@/lib/rules/belle-alliance/tables/table-7";
import { TABLE_8 } from "@/lib/rules/belle-alliance/tables/table-8";
import { TABLE_9 } from "@/lib/rules/belle-alliance/tables/table-9";
import { TABLE_16 } from "@/lib/rules/belle-alliance/tables/table-16";
import { TABLE_17 } from "@/lib/rules/belle-alliance/tables/table-17";
import { FIELD_WORKS } from "@/lib/rules/belle-alliance/tables/table-20";

const rowsOf = (table: readonly { readonly id: string }[]) =>
  fc.subarray(
    table.map(({ id }) => id),
    { maxLength: Math.min(5, table.length) },
  );
const valour = fc.integer({ min: -5, max: 5 });
const commander = fc.constantFrom(null, "engaging", -4, -1, 3);
const sideFactor = fc.constantFrom(0, -1, -2);
const figures = fc.integer({ min: 3, max: 60 });
const failedBounds = fc.integer({ min: 0, max: 6 });

const fire = fc.constantFrom(6, 7).chain((table) => {
  const rows = rowsOf(table === 6 ? TABLE_6 : TABLE_7);
  return fc.record({
    roll: fc.constant("fire"),
    table: fc.constant(table),
    firer: fc.record({ rows, valour, commander, figures, sideFactor }),
    target: fc.record({ rows, valour, commander }),
  });
});
const meleeParty = fc.record({
  rows: rowsOf(TABLE_8),
  valour,
  commander,
  figures,
  sideFactor,
  arm: fc.constantFrom("infantry", "cavalry", "artillery"),
});
const melee = fc.record({
  roll: fc.constant("melee"),
  bothAttack: fc.boolean(),
  attacker: meleeParty,
  defender: meleeParty,
});
const routParty = fc.record({ rows: rowsOf(TABLE_9), valour, sideFactor });
const others = fc.oneof(
  fc.record({ roll: fc.constant("spread-of-rout"), routing: routParty, defender: routParty }),
  fc.record({ roll: fc.constant("commander") }),
  fc.record({ roll: fc.constant("catch") }),
  fc.record({
    roll: fc.constant("reorganisation"),
    rows: rowsOf(TABLE_16),
    valour,
    failedBounds,
    sideFactor,
  }),
  fc.record({
    roll: fc.constant("order"),
    rows: rowsOf(TABLE_17),
    valour,
    failedBounds,
    sideFactor,
  }),
  fc.record({ roll: fc.constant("replacement"), failedBounds }),
  fc.record({
    roll: fc.constant("materials"),
    work: fc.constantFrom(...FIELD_WORKS),
    failedBounds,
    sideFactor,
  }),
);

/** Valid questions by the schema, whether or not the rules allow them. */
export const wellFormedQuestions = fc
  .oneof(fire, melee, others)
  .map((question) => oddsQuestionSchema.parse(question));

/** Any question, without the rows that the rules do not allow in it. */
export const lawfulQuestions = wellFormedQuestions
  .map((question) => withoutFaults(question))
  .filter((question) => faultsOfQuestion(question).length === 0);

function withoutFaults(question: OddsQuestion): OddsQuestion {
  const clean = structuredClone(question);
  for (;;) {
    const fault = faultsOfQuestion(clean).find(({ path }) => path.includes("/rows/"));
    if (!fault) return clean;
    const keys = fault.path.slice(1).split("/");
    const index = Number(keys.pop());
    const rows = keys.reduce<unknown>((at, key) => Reflect.get(Object(at), key), clean);
    (rows as string[]).splice(index, 1);
  }
}
