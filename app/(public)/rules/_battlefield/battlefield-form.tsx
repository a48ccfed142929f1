import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { buttonLook } from "@/app/_ui/button-look";
import { inputLook, selectLook } from "@/app/_ui/field-look";
import { BATTLEFIELD_LIMITS } from "@/lib/domain/battlefield/limits";
import { BATTLE_AREAS } from "@/lib/rules/bogowie-wojny/battle-area";
import { TABLE_SIZES } from "@/lib/rules/bogowie-wojny/tables/battlefield";
import { type AskedBattlefield, type FieldFault, OWN_TABLE, queryOf } from "./read-wish";

/** Which battlefield: a seed, a table, an area or the die. It asks the page itself and needs no script. */
export async function BattlefieldForm({ asked }: { readonly asked: AskedBattlefield }) {
  const t = await getTranslations("battlefield.form");
  const { fields, faults } = asked;
  return (
    <form method="get" className="rulectl fieldform" aria-label={t("title")}>
      <label htmlFor="seed" className="seedfield">
        {t("seed")}
        <input
          className={inputLook()}
          id="seed"
          name="seed"
          defaultValue={fields.seed}
          maxLength={BATTLEFIELD_LIMITS.seedLength}
          placeholder={t("seedHint")}
          autoComplete="off"
          required
          {...faultMarks("seed", faults)}
        />
      </label>
      <TableFields asked={asked} />
      <AreaField asked={asked} />
      <button className={buttonLook({ look: "primary" })} type="submit">
        {t("submit")}
      </button>
      <a className={buttonLook()} href={`?${queryOf(fields, "no-seed")}`}>
        {t("another")}
      </a>
      <Faults faults={faults} />
    </form>
  );
}

async function TableFields({ asked: { fields, faults } }: { readonly asked: AskedBattlefield }) {
  const t = await getTranslations("battlefield.form");
  return (
    <>
      <label htmlFor="table">
        {t("table")}
        <select
          className={selectLook()}
          id="table"
          name="table"
          defaultValue={fields.table}
          {...faultMarks("table", faults)}
        >
          {TABLE_SIZES.map(({ id, widthCm, depthCm }) => (
            <option key={id} value={id}>
              {t("sizes", { width: widthCm, depth: depthCm })}
            </option>
          ))}
          <option value={OWN_TABLE}>{t("own")}</option>
        </select>
      </label>
      <OwnMeasure name="width" label={t("width")} value={fields.width} />
      <OwnMeasure name="depth" label={t("depth")} value={fields.depth} />
    </>
  );
}

interface OwnMeasureProps {
  readonly name: "width" | "depth";
  readonly label: ReactNode;
  readonly value: string;
}

/** Shown only while a custom table size is chosen. */
function OwnMeasure({ name, label, value }: OwnMeasureProps) {
  const most = { width: BATTLEFIELD_LIMITS.mostWidthCm, depth: BATTLEFIELD_LIMITS.mostDepthCm };
  return (
    <label htmlFor={name} className="ownmeasure">
      {label}
      <input
        className={inputLook()}
        id={name}
        name={name}
        type="number"
        min={BATTLEFIELD_LIMITS.leastSideCm}
        max={most[name]}
        defaultValue={value || BATTLEFIELD_LIMITS.leastSideCm}
      />
    </label>
  );
}

async function AreaField({ asked: { fields, faults } }: { readonly asked: AskedBattlefield }) {
  const t = await getTranslations("battlefield");
  return (
    <label htmlFor="area">
      {t("form.area")}
      <select
        className={selectLook()}
        id="area"
        name="area"
        defaultValue={fields.area}
        {...faultMarks("area", faults)}
      >
        <option value="">{t("form.roll")}</option>
        {BATTLE_AREAS.map((area, index) => (
          <option key={area} value={area}>
            {`${index + 1} ${t(`areas.${area}`)}`}
          </option>
        ))}
      </select>
    </label>
  );
}

async function Faults({ faults }: Pick<AskedBattlefield, "faults">) {
  const t = await getTranslations("battlefield.faults");
  return faults.map((fault) => (
    <p key={fault} id={`fault-${fault}`} className="fieldfault" role="alert">
      {t(fault)}
    </p>
  ));
}

function faultMarks(field: FieldFault, faults: readonly FieldFault[]) {
  if (!faults.includes(field)) return {};
  return { "aria-invalid": true, "aria-describedby": `fault-${field}` } as const;
}
