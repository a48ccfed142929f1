import { getTranslations } from "next-intl/server";
import type { ArmyBook, BookCommander } from "@/lib/domain/bogowie-wojny/book/army-book";
import { characterOf } from "@/lib/domain/bogowie-wojny/book/character";
import { OpenBox } from "./book-part";
import {
  Beside,
  FigureCell,
  StatisticsBody,
  StatisticsHead,
  StatisticsPart,
  StatisticsRow,
  WordsCell,
} from "./statistics";

/** The commanders in the columns of 6.2. */
export async function BookCommanders({ book }: { readonly book: ArmyBook }) {
  const t = await getTranslations("armyBook");
  if (book.commanders.length === 0) return null;
  return (
    <StatisticsPart title={t("read.commanders")} chapter="6.2">
      <StatisticsHead>
        <th scope="col">{t("read.name")}</th>
        <th scope="col">{t("read.function")}</th>
        <th scope="col" className="num">
          {t("read.ability")}
        </th>
        <th scope="col">{t("read.character")}</th>
        <th scope="col">{t("column.specialRules")}</th>
      </StatisticsHead>
      <StatisticsBody>
        {book.commanders.map((commander) => (
          <CommanderRow key={commander.id} book={book} commander={commander} />
        ))}
      </StatisticsBody>
    </StatisticsPart>
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
    <StatisticsRow
      name={
        <>
          {commander.name}
          {source && (
            <Beside look="quiet" lang={book.language}>
              {t("read.from")}: {source}
            </Beside>
          )}
        </>
      }
    >
      <WordsCell>{commander.roles.map((role) => t(`role.${role}`)).join(", ")}</WordsCell>
      <FigureCell head={t("read.ability")}>
        {commandValue === null ? <OpenBox label={t("read.open")} /> : signed(commandValue)}
      </FigureCell>
      <WordsCell>{character && t(`character.${character}`)}</WordsCell>
      <WordsCell>
        {commander.traits.map((trait) => t(`commanderTrait.${trait}`)).join(", ")}
        {specialRule && <span lang={book.language}> {specialRule}</span>}
      </WordsCell>
    </StatisticsRow>
  );
}

function signed(value: number): string {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `−${-value}`;
}
