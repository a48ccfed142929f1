"use client";

import { useTranslations } from "next-intl";
import { Count } from "@/app/_ui/count";
import { PARTS, useChosen } from "./choice";
import { useReport } from "./use-army-list";

/** On a phone: which part of the page shows. */
export function PartSwitch() {
  const t = useTranslations("armyList.parts");
  const { part, show } = useChosen();
  const { findings } = useReport();
  const broken = findings.filter(({ severity }) => severity === "error").length;
  return (
    <nav className="armyparts" aria-label={t("label")}>
      {PARTS.map((one) => (
        <button key={one} type="button" aria-pressed={part === one} onClick={() => show(one)}>
          {t(one)}
          {one === "list" && <Count n={broken} look="error" label={t("broken", { n: broken })} />}
        </button>
      ))}
    </nav>
  );
}
