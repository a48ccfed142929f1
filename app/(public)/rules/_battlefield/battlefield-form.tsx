import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { buttonLook } from "@/app/_ui/button-look";
import { classNames } from "@/app/_ui/class-names";
import { inputLook, selectLook } from "@/app/_ui/field-look";
import { BATTLEFIELD_LIMITS } from "@/lib/domain/bogowie-wojny/field/limits";
import { BATTLE_AREAS } from "@/lib/rules/bogowie-wojny/battle-area";
import { TABLE_SIZES } from "@/lib/rules/bogowie-wojny/tables/battlefield";
import { type BattlefieldParams, type FieldFault, OWN_TABLE, queryOf } from "./read-params";

/** The form for a battlefield: seed, table, and area or die roll. It queries the page itself and needs no script. */
export async function BattlefieldForm({ asked }: { readonly asked: BattlefieldParams }) {
  const t = await getTranslations("battlefield.form");
  const { fields, faults } = asked;
  return (
    <form
      method="get"
      className="group flex flex-wrap items-end gap-3 border-b-3 border-double border-rule-2 py-4 print:hidden"
      aria-label={t("title")}
    >
      <FieldLabel
        htmlFor="seed"
        className="max-w-112 flex-[1_1_--spacing(56)] max-tablet:max-w-none max-tablet:basis-full"
      >
        {t("seed")}
        <input
          className={inputLook({ className: "font-normal" })}
          id="seed"
          name="seed"
          defaultValue={fields.seed}
          maxLength={BATTLEFIELD_LIMITS.seedLength}
          placeholder={t("seedHint")}
          autoComplete="off"
          required
          {...faultMarks("seed", faults)}
        />
      </FieldLabel>
      <TableFields asked={asked} />
      <AreaField asked={asked} />
      <button
        className={buttonLook({ look: "primary", className: "max-tablet:w-full" })}
        type="submit"
      >
        {t("submit")}
      </button>
      <a
        className={buttonLook({ className: "max-tablet:w-full" })}
        href={`?${queryOf(fields, "no-seed")}`}
      >
        {t("another")}
      </a>
      <Faults faults={faults} />
    </form>
  );
}

interface FieldLabelProps {
  readonly htmlFor: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form field with its label above. */
function FieldLabel({ htmlFor, className, children }: FieldLabelProps) {
  return (
    <label
      htmlFor={htmlFor}
      className={classNames("grid gap-0.75 text-sm font-semibold max-tablet:w-full", className)}
    >
      {children}
    </label>
  );
}

async function TableFields({ asked: { fields, faults } }: { readonly asked: BattlefieldParams }) {
  const t = await getTranslations("battlefield.form");
  return (
    <>
      <FieldLabel htmlFor="table">
        {t("table")}
        <select
          className={selectLook({ className: "font-normal" })}
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
      </FieldLabel>
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
    <FieldLabel
      htmlFor={name}
      className="max-w-32 max-tablet:max-w-none not-group-has-[option[value=own]:checked]:hidden"
    >
      {label}
      <input
        className={inputLook({ className: "font-normal" })}
        id={name}
        name={name}
        type="number"
        min={BATTLEFIELD_LIMITS.leastSideCm}
        max={most[name]}
        defaultValue={value || BATTLEFIELD_LIMITS.leastSideCm}
      />
    </FieldLabel>
  );
}

async function AreaField({ asked: { fields, faults } }: { readonly asked: BattlefieldParams }) {
  const t = await getTranslations("battlefield");
  return (
    <FieldLabel htmlFor="area">
      {t("form.area")}
      <select
        className={selectLook({ className: "font-normal" })}
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
    </FieldLabel>
  );
}

async function Faults({ faults }: Pick<BattlefieldParams, "faults">) {
  const t = await getTranslations("battlefield.faults");
  return faults.map((fault) => (
    <p key={fault} id={`fault-${fault}`} className="basis-full text-sm text-error" role="alert">
      {t(fault)}
    </p>
  ));
}

function faultMarks(field: FieldFault, faults: readonly FieldFault[]) {
  if (!faults.includes(field)) return {};
  return { "aria-invalid": true, "aria-describedby": `fault-${field}` } as const;
}
