import { getTranslations } from "next-intl/server";
import { ChapterNo } from "@/app/_ui/chapter-no";
import type { ArmyBook, BookCommander } from "@/lib/domain/army-book/army-book";
import { characterOf } from "@/lib/domain/army-book/character";

/** The commanders in the columns of 6.2. */
export async function BookCommanders({ book }: { readonly book: ArmyBook }) {
  const t = await getTranslations("armyBook");
  if (book.commanders.length === 0) return null;
  return (
    <section>
      <h2>
        {t("read.commanders")} <ChapterNo chapter="6.2" />
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="scrollx" aria-label={t("read.commanders")} tabIndex={0}>
        <table className="grid statistics">
          <thead>
            <tr>
              <th scope="col">{t("read.name")}</th>
              <th scope="col">{t("read.function")}</th>
              <th scope="col" className="num">
                {t("read.ability")}
              </th>
              <th scope="col">{t("read.character")}</th>
              <th scope="col">{t("column.specialRules")}</th>
            </tr>
          </thead>
          <tbody>
            {book.commanders.map((commander) => (
              <CommanderRow key={commander.id} book={book} commander={commander} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

interface CommanderRowProps {
  readonly book: ArmyBook;
  readonly commander: BookCommander;
}

async function CommanderRow({ book, commander }: CommanderRowProps) {
  const t = await getTranslations("armyBook");
  const character = characterOf(commander);
  const { commandValue, specialRule, source } = commander;
  return (
    <tr>
      <th scope="row">
        {commander.name}
        {source && (
          <small className="text-ink-3" lang={book.language}>
            {t("read.from")}: {source}
          </small>
        )}
      </th>
      <td>{commander.roles.map((role) => t(`role.${role}`)).join(", ")}</td>
      <td className="num" data-head={t("read.ability")}>
        {commandValue === null ? (
          <span className="openbox" role="img" aria-label={t("read.open")} />
        ) : (
          signed(commandValue)
        )}
      </td>
      <td>{character && t(`character.${character}`)}</td>
      <td>
        {commander.traits.map((trait) => t(`commanderTrait.${trait}`)).join(", ")}
        {specialRule && <span lang={book.language}> {specialRule}</span>}
      </td>
    </tr>
  );
}

function signed(value: number): string {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `−${-value}`;
}
