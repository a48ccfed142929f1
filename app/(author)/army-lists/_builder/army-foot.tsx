"use client";

import { CircleAlert, CircleCheck, Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { classNames } from "@/app/_ui/class-names";
import { armyListFindingText } from "@/lib/domain/army-list/finding-text";
import { useChosen } from "./choice";
import { choiceAt } from "./places";
import { useArmyList, useReport, useRuleWords } from "./use-army-list";
import { usePrint } from "./use-print";

/** The foot of the page on a phone: the first broken limit, which leads to its place, and the print. */
export function ArmyFoot() {
  const t = useTranslations("armyList.foot");
  const words = useRuleWords();
  const list = useArmyList();
  const { findings } = useReport();
  const { open, show } = useChosen();
  const print = usePrint();
  const broken = findings.filter(({ severity }) => severity === "error");
  const worst = broken[0];
  const goThere = () => {
    const choice = worst ? choiceAt(list, worst.path) : ({ is: "list" } as const);
    if (choice.is === "list") show("list");
    else open(choice);
  };
  return (
    <section className="armyfoot" aria-label={t("label")}>
      <button type="button" className={classNames("worst", !worst && "fine")} onClick={goThere}>
        {worst ? (
          <CircleAlert className="ic" aria-hidden />
        ) : (
          <CircleCheck className="ic" aria-hidden />
        )}
        <span>
          {t("broken", { n: broken.length })}
          {worst && (
            <small>
              {shortened(armyListFindingText(worst, words))} {worst.rule}
            </small>
          )}
        </span>
      </button>
      <Button
        look="primary"
        icon={<Printer className="ic" aria-hidden />}
        onPress={() => print("roster.pdf")}
      >
        {t("print")}
      </Button>
    </section>
  );
}

const LONGEST = 56;

/** The first sentence, cut at a word where it is long. */
function shortened(text: string): string {
  const [sentence = text] = text.split(/(?<=\.) /);
  if (sentence.length <= LONGEST) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(" ", LONGEST))} …`;
}
