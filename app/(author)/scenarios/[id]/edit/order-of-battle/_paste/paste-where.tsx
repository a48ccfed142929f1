import { useTranslations } from "next-intl";
import { Checkbox } from "@/app/_ui/checkbox";
import { Segmented } from "@/app/_ui/segmented";
import { Select } from "@/app/_ui/select";
import { TextField } from "@/app/_ui/text-field";
import { IMPORT_WAYS } from "@/lib/domain/belle-alliance/scenario/commands/import-troops";
import { NATIONS, type Nation } from "@/lib/rules/belle-alliance/nation";
import { targetsOf } from "./paste-target";
import type { Paste } from "./use-paste";

/** Where the troops go, and why; their nation; and what happens to the troops already there. */
export function PasteWhere({ paste }: { readonly paste: Paste }) {
  const t = useTranslations("orderOfBattle.paste");
  const { scenario, sides, target, setTarget, reason, sideName, setSideName, choices } = paste;
  const hasTroops = sides.length > 0;
  const arrivals = paste.imports.reduce((sum, each) => sum + each.arrivals.length, 0);
  const each = sides.length > 1 ? t("sideEach") : null;
  return (
    <>
      <div className="grid items-start gap-2 tablet:grid-cols-2">
        <Select
          label={t("into")}
          choices={targetsOf(scenario, { one: t("newSide"), each })}
          value={target}
          onChange={setTarget}
          hint={hasTroops ? t(`reason.${reason}`) : undefined}
        />
        <NationChoice paste={paste} />
      </div>
      {sideName !== null && hasTroops && (
        <TextField label={t("nameOfSide")} value={sideName} onChange={setSideName} />
      )}
      <Checkbox
        isSelected={choices.options.officers === "among"}
        onChange={(isAmong) => choices.setOfficers(isAmong ? "among" : "apart")}
      >
        {t("officers")}
      </Checkbox>
      {hasTroops && <WayChoice paste={paste} />}
      {arrivals > 0 && <p className="hint">{t("arrivals", { count: arrivals })}</p>}
    </>
  );
}

/** If there are troops already: add to them, replace them, or update those with the same name. */
function WayChoice({ paste: { compared, way, setWay } }: { readonly paste: Paste }) {
  const t = useTranslations("orderOfBattle.paste");
  if (!compared) return null;
  const { updated, added, kept } = compared;
  return (
    <div className="grid gap-1">
      <Segmented
        full
        look="wrapped"
        label={t("way")}
        segments={IMPORT_WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
        value={way}
        onChange={setWay}
      />
      <p className="hint">
        {way === "update"
          ? t("updates", { updated: updated.length, added: added.length, kept: kept.length })
          : t(`wayHint.${way}`, { count: updated.length + kept.length })}
      </p>
      {way === "update" && kept.length > 0 && (
        <p className="max-h-20 overflow-auto text-ink-2 text-sm wrap-anywhere">
          {t("kept", { names: kept.join(", ") })}
        </p>
      )}
    </div>
  );
}

/** The value for the nation given in the text. */
const AS_TOLD = "as-told";

function NationChoice({ paste }: { readonly paste: Paste }) {
  const t = useTranslations("orderOfBattle.paste");
  const rules = useTranslations("belleAlliance.nation");
  const { guessed, asksNation, choices } = paste;
  const { nation } = choices.options;
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
      onChange={(chosen) => choices.setNation(chosen === AS_TOLD ? null : chosen)}
      placeholder={t("nationChoose")}
      error={asksNation ? t("nationAsked") : undefined}
      hint={guessed.length > 0 ? t("nationHint") : undefined}
    />
  );
}
