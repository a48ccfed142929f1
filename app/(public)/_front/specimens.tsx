import { CircleAlert, FileText } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { RuleRef } from "@/app/_ui/rule-no";
import type { Language } from "@/lib/domain/language";
import { formatNumber } from "@/lib/i18n/formats";

/** What no other tool does, each with a piece of it as it looks at work. */
export async function Specimens() {
  const t = await getTranslations("front.specimens");
  const language = (await getLocale()) as Language;
  return (
    <section aria-labelledby="specimens">
      <div className="front-h">
        <h2 id="specimens">{t("title")}</h2>
      </div>
      <ul className="specimens">
        <Specimen name="figures">
          <span className="tabular-nums">399</span>
          <span className="text-ink-3 tabular-nums">÷ 20 = {formatNumber(language, 19.95, 2)}</span>
          <b className="tabular-nums">20</b>
          <span className="val">
            <b>+3</b>
            <small>
              <RuleRef rule="T21" />
            </small>
          </span>
        </Specimen>
        <Specimen name="check">
          <CircleAlert className="sev error" aria-hidden />
          <span className="rule-no">1.1.9</span>
          <span>{t("check.example")}</span>
        </Specimen>
        <Specimen name="secrets">
          <span className="tag">{t("secrets.own")}</span>
          <span className="sealed" aria-hidden />
          <span className="sr-only">{t("secrets.sealed")}</span>
        </Specimen>
        <Specimen name="terrain">
          <Wall />
          <span>{t("terrain.example")}</span>
          <span className="rule-no">
            III · <RuleRef rule="T5" />
          </span>
        </Specimen>
        <Specimen name="print">
          <FileText aria-hidden />
          <span>{t("print.example")}</span>
        </Specimen>
        <Specimen name="lists">
          <span className="tabular-nums">{formatNumber(language, 28.5, 1)} / 32</span>
          <span className="meter" aria-hidden>
            <i className="m1" style={{ flexGrow: 28.5, flexBasis: 0 }} />
            <i className="m0" style={{ flexGrow: 3.5, flexBasis: 0 }} />
          </span>
          <span className="rule-no">13.2</span>
        </Specimen>
      </ul>
    </section>
  );
}

interface SpecimenProps {
  readonly name: "figures" | "check" | "secrets" | "terrain" | "print" | "lists";
  readonly children: ReactNode;
}

async function Specimen({ name, children }: SpecimenProps) {
  const t = await getTranslations("front.specimens");
  return (
    <li className="specimen">
      <p className="specimen-piece">{children}</p>
      <h3>{t(`${name}.title`)}</h3>
      <p>{t(`${name}.text`)}</p>
    </li>
  );
}

/** A stretch of wall as the map draws it. */
function Wall() {
  return (
    <svg viewBox="0 0 60 12" width="60" height="12" aria-hidden="true" className="specimen-wall">
      <path d="M2 9 16 3h24l18 5" />
    </svg>
  );
}
