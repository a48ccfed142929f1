"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import type { Language } from "@/lib/domain/language";
import type { ScenarioFinding } from "@/lib/domain/scenario/finding-codes";
import { subjectAt } from "@/lib/domain/subject-at";
import { formatSigned } from "@/lib/i18n/formats";
import { useDesk } from "./desk-context";
import { useFindingActions } from "./finding-actions";
import { remedyOf } from "./remedy-of";
import { useEditor } from "./scenario-editor";
import { chooseValourOfUnits, undecidedWith } from "./undecided";

/** The buttons that mend a finding, or lead to where it is mended, or set it aside. */
export function Remedies({ finding }: { readonly finding: ScenarioFinding }) {
  const t = useTranslations("desk.remedies");
  const { accept } = useFindingActions();
  return (
    <>
      <Mending finding={finding} />
      <Button onPress={() => accept(finding)}>{t("accept")}</Button>
    </>
  );
}

function Mending({ finding }: { readonly finding: ScenarioFinding }) {
  const t = useTranslations("desk.remedies");
  const editor = useEditor();
  const { goTo } = useDesk();
  const { split, show } = useFindingActions();
  const remedy = remedyOf(finding);
  const subject = () => subjectAt(editor.current(), finding.path);
  if (remedy === "pick") return <Picks finding={finding} />;
  if (remedy === "split" && finding.path.includes("/units/")) {
    return <Button onPress={() => split(subject())}>{t("split")}</Button>;
  }
  if (remedy === "paste") {
    return (
      <Button onPress={() => goTo({ part: "order-of-battle", at: `paste:${subject()}` })}>
        {t("paste")}
      </Button>
    );
  }
  return <Button onPress={() => show(finding)}>{t(remedy)}</Button>;
}

/** One button for each value the table gives; one press settles every unit of that side and row. */
function Picks({ finding }: { readonly finding: ScenarioFinding }) {
  const t = useTranslations("desk.remedies");
  const language = useLocale() as Language;
  const editor = useEditor();
  const pick = (choice: 0 | 1) => {
    const units = undecidedWith(editor.current(), finding.path);
    const unitIds = units.map(({ unit }) => unit.id);
    editor.apply(chooseValourOfUnits, { unitIds, choice: { pick: choice } });
  };
  return [finding.params.first, finding.params.second].map((value, i) => (
    <Button key={String(value)} onPress={() => pick(i === 0 ? 0 : 1)}>
      {t("pick", { value: formatSigned(language, Number(value)) })}
    </Button>
  ));
}
