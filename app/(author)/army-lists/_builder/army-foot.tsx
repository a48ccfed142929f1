"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { armyListFindingText } from "@/lib/domain/bogowie-wojny/list/finding";
import { useChosen } from "./choice";
import { choiceAt, UPGRADES_TITLE } from "./places";
import { useArmyList, useReport, useRuleWords } from "./use-army-list";

/** On a phone, while limits are exceeded: their number, and the first of them, with a link to its place. */
export function ArmyFoot() {
  const t = useTranslations("armyList.parts");
  const words = useRuleWords();
  const list = useArmyList();
  const { findings } = useReport();
  const { open, show } = useChosen();
  const broken = findings.filter(({ severity }) => severity === "error");
  const worst = broken[0];
  if (worst === undefined) return null;
  const goThere = () => {
    const choice = choiceAt(list, worst.path);
    if (choice.is !== "list") return open(choice);
    show("list");
    // The list is shown first; findings about the whole list are at its top.
    requestAnimationFrame(() => {
      if (worst.path === "/upgrades") document.getElementById(UPGRADES_TITLE)?.scrollIntoView();
      else window.scrollTo(0, 0);
    });
  };
  return (
    <div className="min-h-14.5 tablet:hidden">
      <button
        type="button"
        className="fixed inset-x-0 bottom-13 z-15 flex min-h-13.5 items-center gap-2 border-error border-t bg-error-wash px-4 py-1 text-start font-semibold text-error leading-tight"
        onClick={goThere}
      >
        <CircleAlert aria-hidden />
        <span>
          {t("broken", { n: broken.length })}
          <small className="block font-normal text-ink text-xs">
            {shortened(armyListFindingText(worst, words))} {worst.rule}
          </small>
        </span>
      </button>
    </div>
  );
}

const LONGEST = 60;

/** The first sentence, cut at a word if it is long. */
function shortened(text: string): string {
  const [sentence = text] = text.split(/(?<=\.) /);
  if (sentence.length <= LONGEST) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(" ", LONGEST))} …`;
}
