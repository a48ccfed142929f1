import { getTranslations } from "next-intl/server";
import { SectionTitle } from "@/app/_ui/section-title";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { effectsOn } from "@/lib/domain/bogowie-wojny/field/terrain-effects";

/** The effects of the kinds of terrain on this field only [3.5]. */
export async function BattlefieldEffects({ field }: { readonly field: Battlefield }) {
  const t = await getTranslations("battlefield");
  return (
    <section>
      <SectionTitle>{t("effects.title")}</SectionTitle>
      <dl className="mt-2 grid gap-2 text-sm">
        {effectsOn(field).map(({ kind, effectFigures }) => (
          <div key={kind}>
            <dt className="font-semibold first-letter:uppercase">{t(`kinds.${kind}`)}</dt>
            <dd className="wrap-anywhere">{t(`effects.${kind}`, effectFigures)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
