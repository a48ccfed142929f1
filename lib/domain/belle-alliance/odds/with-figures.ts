import {
  FIGURES_PER_GUNNER,
  type FiguresCompared,
  figuresStep,
} from "@/lib/rules/belle-alliance/factor";
import type { OddsQuestion, QuestionOf } from "./question";

interface Counted {
  readonly rows: string[];
}

interface Sized extends Counted {
  readonly unitFigures?: number | undefined;
}

/** The question with the rows that follow from the figures, if it gives figures for both parties; otherwise unchanged. */
export function withFigures(question: OddsQuestion): OddsQuestion {
  switch (question.roll) {
    case "fire":
      return fireWithFigures(question);
    case "melee": {
      const { attacker, defender } = compared(question.attacker, question.defender);
      return { ...question, attacker, defender };
    }
    case "spread-of-rout": {
      const { attacker: routing, defender } = compared(question.routing, question.defender);
      return { ...question, routing, defender };
    }
    default:
      return question;
  }
}

function fireWithFigures(question: QuestionOf<"fire">): QuestionOf<"fire"> {
  const { firer, target, table } = question;
  const firing = firer.figures * (table === 7 ? FIGURES_PER_GUNNER : 1);
  return {
    ...question,
    firer: withStep(firer, { own: firing, other: target.figures, lastStep: 400 }),
    target: withStep(target, { own: target.figures, other: firing, lastStep: 400 }),
  };
}

function compared<Party extends Sized>(attacker: Party, defender: Party) {
  const [a, b] = [attacker.unitFigures, defender.unitFigures];
  return {
    attacker: withStep(attacker, { own: a, other: b, lastStep: 200 }),
    defender: withStep(defender, { own: b, other: a, lastStep: 200 }),
  };
}

interface Comparison {
  readonly own: number | undefined;
  readonly other: number | undefined;
  readonly lastStep: FiguresCompared["lastStep"];
}
function withStep<Party extends Counted>(party: Party, comparison: Comparison): Party {
  const { own, other, lastStep } = comparison;
  const step = own && other ? figuresStep({ own, other, lastStep }) : null;
  return step ? { ...party, rows: [...party.rows, step] } : party;
}
