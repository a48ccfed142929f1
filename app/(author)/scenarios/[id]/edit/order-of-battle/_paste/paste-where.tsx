"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/app/_ui/select";
import { TextField } from "@/app/_ui/text-field";
import { NATIONS, type Nation } from "@/lib/rules/belle-alliance/nation";
import { targetsOf } from "./paste-target";
import type { Paste } from "./use-paste";

/** Under what the pasted troops go, with the reason, and of which nation they are. */
export function PasteWhere({ paste }: { readonly paste: Paste }) {
  const t = useTranslations("orderOfBattle.paste");
  const { scenario, formations, target, setTarget, reason, sideName, setSideName } = paste;
  return (
    <>
      <div className="pair">
        <Select
          label={t("into")}
          choices={targetsOf(scenario, formations, { one: t("newSide"), each: t("sideEach") })}
          value={target}
          onChange={setTarget}
          hint={formations.length > 0 ? t(`reason.${reason}`) : undefined}
        />
        <NationChoice paste={paste} />
      </div>
      {sideName !== null && formations.length > 0 && (
        <TextField label={t("nameOfSide")} value={sideName} onChange={setSideName} />
      )}
    </>
  );
}

/** Leaves the nation to the text. */
const AS_TOLD = "as-told";

function NationChoice({ paste }: { readonly paste: Paste }) {
  const t = useTranslations("orderOfBattle.paste");
  const rules = useTranslations("belleAlliance.nation");
  const { nation, setNation, guessed, asksNation } = paste;
  const names = guessed.map((each) => rules(each)).join(", ");
  const asTold = {
    value: AS_TOLD,
    label: names ? t("nationGuessed", { names }) : t("nationTold"),
  } as const;
  const value: Nation | typeof AS_TOLD | null = nation ?? (asksNation ? null : AS_TOLD);
  return (
    <Select
      label={t("nation")}
      choices={[
        ...(asksNation ? [] : [asTold]),
        ...NATIONS.map((each) => ({ value: each, label: rules(each) })),
      ]}
      value={value}
      onChange={(chosen) => setNation(chosen === AS_TOLD ? null : chosen)}
      placeholder={t("nationChoose")}
      error={asksNation ? t("nationAsked") : undefined}
      hint={guessed.length > 0 ? t("nationHint") : undefined}
    />
  );
}
