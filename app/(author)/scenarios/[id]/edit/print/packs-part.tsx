"use client";

import { useTranslations } from "next-intl";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { useDocument } from "../_desk/scenario-editor";
import { PackCard } from "./pack-card";
import type { PrintChoice } from "./paper";

const sidesOf = ({ sides }: Scenario) => sides;

/** The umpire's book, a pack for each side, and the tables they play by. */
export function PacksPart({ choice }: { readonly choice: PrintChoice }) {
  const t = useTranslations("printPage.packs");
  const sides = useDocument(sidesOf);
  return (
    <section className="printpart" aria-labelledby="print-packs">
      <h3 id="print-packs">{t("title")}</h3>
      <div className="packcards">
        <PackCard file="packs/umpire" title={t("umpire")} choice={choice} look="primary">
          {t("umpireHolds")}
        </PackCard>
        {sides.map(({ id, name, colour }) => (
          <PackCard
            key={id}
            file={`packs/side-${id}`}
            title={t("side", { name })}
            choice={choice}
            colour={colour}
          >
            {t("sideHolds")}
          </PackCard>
        ))}
        <PackCard file="reference" title={t("reference")} choice={choice}>
          {t("referenceHolds")}
        </PackCard>
      </div>
    </section>
  );
}
