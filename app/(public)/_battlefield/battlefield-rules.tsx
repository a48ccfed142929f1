import { getTranslations } from "next-intl/server";
import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import { EFFECT_FIGURES } from "@/lib/domain/battlefield/terrain-effects";
import { FIELD_PIECES } from "@/lib/domain/ground/bogowie-wojny/pieces";

/** What the terrain that lies here does, and no other [3.5]. */
export async function BattlefieldEffects({ field }: { readonly field: Battlefield }) {
  const t = await getTranslations("battlefield");
  const kinds = FIELD_PIECES.map(({ kind }) => kind).filter((kind) =>
    field.pieces.some((piece) => piece.kind === kind),
  );
  const works = [...new Set(field.fieldWorks.map(({ kind }) => kind))];
  return (
    <section>
      <h2 className="vh">{t("effects.title")}</h2>
      <dl className="fieldeffects">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{t(`kinds.${kind}`)}</dt>
            <dd>{t(`effects.${kind}`, EFFECT_FIGURES[kind])}</dd>
          </div>
        ))}
        {works.map((kind) => (
          <div key={kind}>
            <dt>{t(`works.${kind}`)}</dt>
            <dd>{t(`effects.${kind}`, EFFECT_FIGURES[kind])}</dd>
          </div>
        ))}
        {field.roads.length > 0 && (
          <div>
            <dt>{t("order.road")}</dt>
            <dd>{t("effects.road")}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
