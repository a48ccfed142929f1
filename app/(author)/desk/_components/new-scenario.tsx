"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { FormDay, FormField } from "@/app/_ui/form-field";
import { NumberField } from "@/app/_ui/number-field";
import { UNREACHABLE } from "@/app/_ui/request-json";
import { Segmented } from "@/app/_ui/segmented";
import { Select } from "@/app/_ui/select";
import { ServiceForm } from "@/app/_ui/service-form";
import { newId } from "@/app/(author)/_editor/new-id";
import { type Home, startDocument } from "@/app/(author)/_local/start-document";
import { SizingFields } from "@/app/(author)/_sizing/sizing-fields";
import { newScenario } from "@/lib/domain/belle-alliance/scenario/new-scenario";
import { LANGUAGES, type Language } from "@/lib/domain/document/language";
import { LIMITS } from "@/lib/domain/document/limits";
import type { OfferedGround } from "@/lib/usecases/belle-alliance/ground-map/offer-ground";

const DEFAULT_TABLE = { widthCm: 180, depthCm: 120 } as const;
const TABLE_CM = { minValue: 30, maxValue: 1000, step: 5 } as const;

export interface NewScenarioProps {
  /** The default language of the scenario. */
  readonly language: Language;
  readonly isOpenAtFirst: boolean;
  readonly home: Home;
  /** The sides' default names in each language. */
  readonly sideNames: Readonly<Record<Language, readonly string[]>>;
  /** Maps it can be based on. */
  readonly maps: readonly OfferedGround[];
  /** The map selected by default; null for an empty table. */
  readonly mapId: string | null;
}

/** Asks for the essentials of a scenario, and opens it for editing with two sides to name. */
export function NewScenario(props: NewScenarioProps) {
  const { language: ownLanguage, isOpenAtFirst, home, sideNames, maps } = props;
  const t = useTranslations("account.desk.scenario");
  const router = useRouter();
  const [language, setLanguage] = useState(ownLanguage);
  const [table, setTable] = useState<{ widthCm: number; depthCm: number }>(DEFAULT_TABLE);
  const [mapId, setMapId] = useState(props.mapId);
  const chosen = maps.find(({ id }) => id === mapId);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <Dialog
      title={t("title")}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button icon={<Plus aria-hidden />}>{t("open")}</Button>}
    >
      <ServiceForm
        submit={t("submit")}
        onSend={async ({ title = "", battle = "", date }) => {
          const sides = sideNames[language].map((name) => ({ id: newId(), name }));
          const ground = chosen ? await groundOf(chosen) : null;
          if (ground && !ground.ok) return ground.refusal;
          const told = { title, language, battle, date: date || null, table, sides };
          const begun = newScenario({ ...told, ground: ground?.value ?? null });
          const started = await startDocument(begun, home);
          if (!started.ok) return started.refusal;
          router.push(started.value.href);
          return null;
        }}
      >
        <FormField
          name="title"
          label={t("name")}
          placeholder={t("nameHint")}
          isRequired
          autoFocus
          maxLength={LIMITS.nameLength}
        />
        <div className="grid grid-cols-2 items-start gap-2">
          <FormField
            name="battle"
            label={t("battle")}
            placeholder={t("battleExample")}
            maxLength={LIMITS.lineLength}
          />
          <FormDay name="date" label={t("date")} hint={t("dateHint")} />
        </div>
        <LanguageChoice language={language} onChoose={setLanguage} />
        {maps.length > 0 && <GroundChoice maps={maps} mapId={mapId} onChoose={setMapId} />}
        {!chosen && <TableSize table={table} onChange={setTable} />}
        <SizingFields sides={sideNames[ownLanguage]} table={chosen ?? table} />
      </ServiceForm>
    </Dialog>
  );
}

/** The current version of the map, with the origin that the scenario credits. */
async function groundOf({ id, title, author, version }: OfferedGround) {
  const map = await callApi("GET /maps/{id}", { id });
  if (!map.ok) return map;
  if (map.value.system !== "belle-alliance") return UNREACHABLE;
  const origin = { kind: "map", id, title, author, version } as const;
  return { ok: true, value: { map: map.value, origin } } as const;
}

interface GroundChoiceProps extends Pick<NewScenarioProps, "maps" | "mapId"> {
  readonly onChoose: (mapId: string | null) => void;
}

/** A value that is never the id of a map. */
const BARE = "-";

function GroundChoice({ maps, mapId, onChoose }: GroundChoiceProps) {
  const t = useTranslations("account.desk.scenario");
  return (
    <Select
      label={t("ground")}
      hint={t("groundHint")}
      value={mapId ?? BARE}
      choices={[
        { value: BARE, label: t("bare") },
        ...maps.map(({ id, title, author, widthCm: width, depthCm: depth }) => ({
          value: id,
          label: title,
          detail: t("groundDetail", { author, width, depth }),
        })),
      ]}
      onChange={(value) => onChoose(value === BARE ? null : value)}
    />
  );
}

interface TableSizeProps {
  readonly table: { readonly widthCm: number; readonly depthCm: number };
  readonly onChange: (table: { widthCm: number; depthCm: number }) => void;
}

function TableSize({ table, onChange }: TableSizeProps) {
  const t = useTranslations("account.desk.scenario");
  return (
    <div className="grid grid-cols-2 items-start gap-2">
      <NumberField
        label={t("width")}
        unit="cm"
        value={table.widthCm}
        onCommit={(value) => onChange({ ...table, widthCm: value ?? DEFAULT_TABLE.widthCm })}
        {...TABLE_CM}
      />
      <NumberField
        label={t("depth")}
        unit="cm"
        value={table.depthCm}
        onCommit={(value) => onChange({ ...table, depthCm: value ?? DEFAULT_TABLE.depthCm })}
        {...TABLE_CM}
      />
    </div>
  );
}

interface LanguageChoiceProps {
  readonly language: Language;
  readonly onChoose: (language: Language) => void;
}

function LanguageChoice({ language, onChoose }: LanguageChoiceProps) {
  const t = useTranslations("account.desk.scenario");
  const common = useTranslations("common.language");
  return (
    <Segmented
      label={t("language")}
      value={language}
      onChange={onChoose}
      segments={LANGUAGES.map((value) => ({ value, label: common(value) }))}
    />
  );
}
