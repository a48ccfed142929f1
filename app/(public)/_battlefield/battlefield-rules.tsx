import { getTranslations } from "next-intl/server";
import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import { PIECE_KINDS } from "@/lib/rules/bogowie-wojny/terrain-piece";

/** What the terrain that lies here does, and no other [3.5]. */
export async function BattlefieldEffects({ field }: { readonly field: Battlefield }) {
  const t = await getTranslations("battlefield");
  const kinds = PIECE_KINDS.filter((kind) => field.pieces.some((piece) => piece.kind === kind));
  const works = [...new Set(field.fieldWorks.map(({ kind }) => kind))];
  return (
    <section>
      <h2 className="vh">{t("effects.title")}</h2>
      <dl className="fieldeffects">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{t(`kinds.${kind}`)}</dt>
            <dd>{t(`effects.${kind}`)}</dd>
          </div>
        ))}
        {works.map((kind) => (
          <div key={kind}>
            <dt>{t(`works.${kind}`)}</dt>
            <dd>{t(`effects.${kind}`)}</dd>
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
