import { getLocale, getTranslations } from "next-intl/server";
import { ArmSign } from "@/app/_map/arm-sign";
import type { Language } from "@/lib/domain/language";
import type {
  ArrivalView,
  FormationView,
  ScenarioView,
  SideView,
  UnitView,
} from "@/lib/domain/scenario/scenario-view";
import { formatNumber, formatSigned } from "@/lib/i18n/formats";

/** Both orders of battle as this reader may see them, each body of troops to fold away. */
export async function OrderOfBattle({ view }: { readonly view: ScenarioView }) {
  const t = await getTranslations("scenarioRead");
  const { lang } = { lang: view.language };
  return (
    <section id="order-of-battle">
      <h2>{t("orderOfBattle")}</h2>
      <p className="rdh" aria-hidden="true">
        <span>{t("columns.unit")}</span>
        <span className="num">{t("columns.men")}</span>
        <span className="num">{t("columns.figures")}</span>
        <span className="num">{t("columns.valour")}</span>
      </p>
      {view.sides.map((side) => (
        <SideTroops key={side.id} side={side} lang={lang} />
      ))}
      <p className="hint">{t("hint")}</p>
    </section>
  );
}

async function SideTroops({ side, lang }: { readonly side: SideView; readonly lang: Language }) {
  const t = await getTranslations("scenarioRead");
  const language = (await getLocale()) as Language;
  return (
    <div className={`rside side-${side.colour}`}>
      <h3>
        <i className={`swatch side-${side.colour}`} />
        <span lang={lang}>{side.name}</span>
        {side.totals && (
          <span className="text-ink-3">
            {t("totals", {
              men: formatNumber(language, side.totals.men),
              figures: formatNumber(language, side.totals.figures),
              guns: side.totals.guns,
            })}
          </span>
        )}
      </h3>
      {side.formations?.length ? (
        bodies(side.formations).map((body) => <Body key={body.id} body={body} lang={lang} />)
      ) : (
        <p className="text-ink-3 rnone">{t("noTroops")}</p>
      )}
    </div>
  );
}

/** Every formation that has units of its own, in order, with the names above it. */
function bodies(formations: readonly FormationView[]): readonly FormationView[] {
  return formations.flatMap((formation) => [
    ...(formation.units.length > 0 ? [formation] : []),
    ...bodies(formation.formations),
  ]);
}

function Body({ body, lang }: { readonly body: FormationView; readonly lang: Language }) {
  return (
    <details className="rg" open>
      <summary>
        <span>
          <span lang={lang}>
            <b>{body.name}</b> {body.commander && <em>{body.commander.name}</em>}
          </span>
          {body.arrives && <Arrival arrives={body.arrives} />}
        </span>
      </summary>
      <ul className="rds">
        {body.units.map((unit) => (
          <UnitLine key={unit.id} unit={unit} lang={lang} />
        ))}
      </ul>
    </details>
  );
}

async function UnitLine({ unit, lang }: { readonly unit: UnitView; readonly lang: Language }) {
  const t = await getTranslations("scenarioRead");
  const words = await getTranslations("belleAlliance");
  const language = (await getLocale()) as Language;
  const guns = unit.guns !== null && (
    <small>{t("guns", { guns: unit.guns, calibre: unit.calibrePd ?? "–" })}</small>
  );
  return (
    <li className="rd">
      <span className="rdn">
        <ArmSign arm={unit.arm} />
        <span>
          <span lang={lang}>{unit.name}</span>
          <small>{words(`type.${unit.type ?? "open"}`)}</small>
          {guns}
          {unit.arrives && !unit.arrives.withAbove && <Arrival arrives={unit.arrives} />}
          {unit.supplies !== null && <small>{t("supplies", { rolls: unit.supplies })}</small>}
        </span>
      </span>
      <span className="num">
        {unit.estimate && unit.men !== null && <abbr title={t("estimate")}>~</abbr>}
        {unit.men === null ? "–" : formatNumber(language, unit.men)}
      </span>
      <b className="num">{unit.figures ?? unit.gunners ?? "–"}</b>
      <span className="num">{formatSigned(language, unit.valour.value)}</span>
    </li>
  );
}

async function Arrival({ arrives: { bound, time } }: { readonly arrives: ArrivalView }) {
  const t = await getTranslations("scenarioRead");
  return <small>{t("arrives", { bound, time: time ?? "none" })}</small>;
}
