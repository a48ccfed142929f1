"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { umpireView } from "@/lib/domain/scenario/view/umpire-view";
import { useDocument } from "../_desk/scenario-editor";

const whole = (scenario: Scenario) => scenario;

/** What is marked as hidden, and from whom: for the umpire's eyes. */
export function HiddenPart() {
  const t = useTranslations("printPage.hidden");
  const scenario = useDocument(whole);
  const hidden = useMemo(() => umpireView(scenario).hidden, [scenario]);
  return (
    <section className="printpart" aria-labelledby="print-hidden">
      <h3 id="print-hidden">{t("title")}</h3>
      <p>{t("always")}</p>
      {hidden.length === 0 ? (
        <p className="quiet">{t("none")}</p>
      ) : (
        <table className="hiddenlist">
          <thead>
            <tr>
              <th scope="col">{t("what")}</th>
              <th scope="col">{t("from")}</th>
            </tr>
          </thead>
          <tbody>
            {hidden.map(({ name, from }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two hidden things may bear one name
              <tr key={i}>
                <th scope="row">{name}</th>
                <td>{from.join(", ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
