"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { ChapterNo } from "@/app/_ui/chapter-no";
import type { Reading } from "@/lib/rules/bogowie-wojny/format";
import { Folded } from "../../_parts/folded";
import { useChosen } from "../choice";
import { useArmyList, useRuleWords } from "../use-army-list";

/** How the format interprets the passages of the rules that matter here, collapsed; links to the format. */
export function ReadingNotes({ of }: { readonly of: readonly Reading[] }) {
  const t = useTranslations("armyList.format");
  const { open } = useChosen();
  if (of.length === 0) return null;
  return (
    <Folded title={t("decidedBy", { n: of.length })}>
      <ul className="grid gap-1">
        {of.map((reading) => (
          <li key={reading}>
            <ReadingWords reading={reading} />
          </li>
        ))}
      </ul>
      <Button look="bare" className="justify-self-start" onPress={() => open({ is: "format" })}>
        {t("change")}
      </Button>
    </Folded>
  );
}

/** Such as "Whole regiments: required 13.2". */
export function ReadingWords({ reading }: { readonly reading: Reading }) {
  const words = useRuleWords();
  const { readings } = useArmyList().format;
  return (
    <>
      {words(`readings.${reading}.title`)}: {words(`readings.${reading}.${readings[reading]}`)}{" "}
      <ChapterNo chapter={words(`readings.${reading}.rule`)} />
    </>
  );
}
