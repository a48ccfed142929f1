"use client";

import { CircleCheck } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { tv } from "tailwind-variants/lite";
import { Swatch } from "@/app/_map/swatch";
import { RuleNo } from "@/app/_ui/rule-no";
import { SectionTitle } from "@/app/_ui/section-title";
import { panelLook } from "@/app/(author)/_editor/panel-look";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Totals } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { totalsOf } from "@/lib/domain/belle-alliance/scenario/totals";
import { formatNumber } from "@/lib/i18n/formats";
import { useCheck } from "../_desk/check-context";
import { useDesk } from "../_desk/desk-context";
import { deskHref } from "../_desk/desk-parts";
import { FindingList } from "../_desk/finding-list";
import { useDocument } from "../_desk/scenario-editor";

const sidesOf = ({ sides }: Scenario) => sides;
const settingsOf = ({ settings }: Scenario) => settings;
const ROWS = ["units", "men", "figures", "guns", "modelGuns"] as const;

/** The sides' totals, and required statements that are still missing [1.1.9]. */
export function Glance() {
  const t = useTranslations("overview.glance");
  const sides = useDocument(sidesOf);
  return (
    <aside
      className={panelLook({ className: "sticky top-0 min-w-0 gap-5 max-desktop:static" })}
      aria-label={t("title")}
    >
      <Missing />
      {sides.length > 0 && <SideTotals sides={sides} />}
    </aside>
  );
}

function Missing() {
  const t = useTranslations("overview.glance");
  const { id } = useDesk();
  const { findings } = useCheck();
  const missing = findings.filter(({ rule, severity }) => rule === "1.1.9" && severity !== "note");
  const others = findings.length - missing.length;
  return (
    <section aria-labelledby="glance-missing">
      <SectionTitle level={3} id="glance-missing">
        {t("missing")} <RuleNo rule="1.1.9" />
      </SectionTitle>
      {missing.length === 0 ? (
        <p className="flex gap-2 text-ok text-sm">
          <CircleCheck className="mt-0.5" aria-hidden /> {t("complete")}
        </p>
      ) : (
        <FindingList layout="narrow" findings={missing} />
      )}
      {others > 0 && (
        <p className="hint mt-1.5">
          <Link href={deskHref(id, "check")}>{t("others", { count: others })}</Link>
        </p>
      )}
    </section>
  );
}

function SideTotals({ sides }: { readonly sides: readonly Side[] }) {
  const t = useTranslations("overview.glance");
  const settings = useDocument(settingsOf);
  const totals = sides.map(({ formations }) => totalsOf(formations, settings));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
    <section className="overflow-x-auto" tabIndex={0} aria-labelledby="glance-totals">
      <SectionTitle level={3} id="glance-totals">
        {t("totals")}
      </SectionTitle>
      <table>
        <thead>
          <tr>
            <td className={cellLook()} />
            {sides.map(({ id, name, colour }) => (
              <th key={id} scope="col" className={cellLook({ look: "side" })}>
                <Swatch colour={colour} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <TotalsRow key={row} row={row} totals={totals} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const cellLook = tv({
  base: "border-rule border-b py-0.75 text-sm",
  variants: {
    look: {
      side: "ps-3 text-end align-bottom font-semibold leading-tight",
      name: "whitespace-nowrap font-normal text-ink-2",
      number: "num ps-3",
    },
  },
});

interface TotalsRowProps {
  readonly row: (typeof ROWS)[number];
  readonly totals: readonly Totals[];
}

function TotalsRow({ row, totals }: TotalsRowProps) {
  const t = useTranslations("overview.glance.rows");
  const language = useLocale();
  return (
    <tr>
      <th scope="row" className={cellLook({ look: "name" })}>
        {t(row)}
      </th>
      {totals.map((each, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one column for each side, in the sides' own order
        <td key={i} className={cellLook({ look: "number" })}>
          {formatNumber(language, each[row])}
        </td>
      ))}
    </tr>
  );
}
