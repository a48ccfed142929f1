import { getTranslations } from "next-intl/server";

/** The seal before the umpire's part: whoever means to play leaves it whole. It counts nothing of what is inside. */
export async function Gate({ title }: { readonly title: string }) {
  const t = await getTranslations("scenarioRead");
  return (
    <section className="gate" id="umpire" aria-labelledby="gate-title">
      <svg className="flap" viewBox="0 0 600 44" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 .5H600L322 38Q300 46 278 38L0 .5" />
      </svg>
      <svg className="wax" viewBox="0 0 40 40" aria-hidden="true">
        <circle className="disc" cx="20" cy="20" r="17" />
        <circle cx="20" cy="20" r="11" />
        <path d="M13 16h14M13 19h14M13 24h14v2H13z" />
      </svg>
      <h2 id="gate-title">{t("gate.title")}</h2>
      <p>{t("gate.text", { title })}</p>
      <form method="get" action="#umpire">
        <label className="check">
          <input type="checkbox" name="whole" value="yes" required />
          <span>{t("gate.promise")}</span>
        </label>
        <div className="gacts">
          <button className="btn" type="submit">
            {t("gate.open")}
          </button>
        </div>
      </form>
    </section>
  );
}
