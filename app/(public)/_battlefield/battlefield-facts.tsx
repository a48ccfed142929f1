import { getTranslations } from "next-intl/server";
import { SectionTitle } from "@/app/_ui/section-title";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { furtherLines, pieceLines } from "@/lib/domain/bogowie-wojny/field/placing-text";
import { ownTableText } from "@/lib/domain/bogowie-wojny/field/table-text";
import { pieceText } from "@/lib/domain/bogowie-wojny/field/thing-text";
import { Fact, Facts } from "./facts";

interface FieldProps {
  readonly field: Battlefield;
}

/** The facts of a field: seed (if it has one), table, area, initiative, and numbers of pieces and crossings. */
export async function BattlefieldFacts({ field }: FieldProps) {
  const t = await getTranslations("battlefield");
  const { table, seed, area, initiative, pieces, crossings } = field;
  const ownTable = ownTableText(table, area, t);
  return (
    <section>
      <SectionTitle>{t("facts.title")}</SectionTitle>
      <Facts>
        {seed !== null && (
          <Fact name={t("facts.seed")}>
            <code>{seed}</code>
          </Fact>
        )}
        <Fact name={t("facts.table")}>
          {t("form.sizes", { width: table.widthCm, depth: table.depthCm })}
        </Fact>
        <Fact name={t("facts.area")}>{t(`areas.${area}`)}</Fact>
        <Fact name={t("facts.initiative")}>{t(`players.${initiative}`)}</Fact>
        <Fact name={t("facts.pieces")}>{pieces.length}</Fact>
        <Fact name={t("facts.crossings")}>
          {t("facts.crossingsValue", { count: crossings.length })}
        </Fact>
      </Facts>
      {ownTable && <p className="hint text-ink-2 mt-1.5">{ownTable}</p>}
    </section>
  );
}

/** The main objective and the two secondary ones, with their points and who chose them [14.6]. */
export async function BattlefieldObjectives({ field }: FieldProps) {
  const t = await getTranslations("battlefield");
  return (
    <section>
      <SectionTitle>
        {t("objectives.title")} <span className="rule-no">14.6</span>
      </SectionTitle>
      <Facts>
        {field.objectives.map(({ id, role, pieceId, points, chosenBy }) => {
          const piece = field.pieces.find((each) => each.id === pieceId);
          const named = piece ? pieceText(piece, t) : "";
          return (
            <Fact key={id} name={t(`objectives.${role}`)}>
              {t("objectives.line", { piece: named, points, player: t(`players.${chosenBy}`) })}
            </Fact>
          );
        })}
      </Facts>
      <p className="hint text-ink-2 mt-1.5">{t("objectives.larger")}</p>
    </section>
  );
}

/** The pieces in the order in which they were placed, then roads, and the free bridge or ford [14.4]. */
export async function BattlefieldOrder({ field }: FieldProps) {
  const t = await getTranslations("battlefield");
  return (
    <section>
      <SectionTitle>
        {t("order.title")} <span className="rule-no">14.4</span>
      </SectionTitle>
      <p className="hint text-ink-2 mt-1.5">{t("order.intro")}</p>
      <ol className="mt-2 list-decimal ps-7 text-sm">
        {pieceLines(field, t).map(({ id, text }) => (
          <li key={id} className="first-letter:uppercase">
            {text}
          </li>
        ))}
        {furtherLines(field, t).map(({ id, text }) => (
          <li key={id} className="list-['–_'] first-letter:uppercase">
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
