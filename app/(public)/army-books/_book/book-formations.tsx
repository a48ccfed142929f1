import { getLocale, getTranslations } from "next-intl/server";
import { classNames } from "@/app/_ui/class-names";
import type { ArmyBook, BookFormation } from "@/lib/domain/bogowie-wojny/book/army-book";
import { nameIn } from "@/lib/domain/bogowie-wojny/book/names";
import type { Language } from "@/lib/domain/document/language";
import { BookPart } from "./book-part";

/** The historical formations as a tree, each with its general and regiments. */
export async function BookFormations({ book }: { readonly book: ArmyBook }) {
  const t = await getTranslations("armyBook.read");
  if (book.formations.length === 0) return null;
  return (
    <BookPart title={t("formations")} chapter="13.2">
      <FormationList book={book} parentId={null} />
    </BookPart>
  );
}

interface FormationListProps {
  readonly book: ArmyBook;
  readonly parentId: string | null;
}

async function FormationList({ book, parentId }: FormationListProps) {
  const formations = book.formations.filter((each) => each.parentId === parentId);
  if (formations.length === 0) return null;
  return (
    <ul
      className={classNames(
        "grid gap-2",
        parentId !== null && "ms-3 mt-2 border-s border-rule-2 ps-3",
      )}
    >
      {formations.map((formation) => (
        <li key={formation.id}>
          <FormationLine book={book} formation={formation} />
          <FormationList book={book} parentId={formation.id} />
        </li>
      ))}
    </ul>
  );
}

interface FormationLineProps {
  readonly book: ArmyBook;
  readonly formation: BookFormation;
}

async function FormationLine({ book, formation }: FormationLineProps) {
  const t = await getTranslations("armyBook");
  const language = await getLocale();
  const general = book.commanders.find(({ id }) => id === formation.commanderId);
  const regiments = await regimentTexts(book, formation, language);
  return (
    <>
      <b>{nameIn(formation.names, language, book.language)}</b>{" "}
      <span className="text-ink-3">
        {t(`level.${formation.level}`)}
        {general && ` · ${t("read.general", { name: general.name })}`}
      </span>
      {regiments.length > 0 && <p>{regiments.join(" · ")}</p>}
      {formation.source && (
        <small className="block text-ink-3" lang={book.language}>
          {t("read.from")}: {formation.source}
        </small>
      )}
    </>
  );
}

async function regimentTexts(
  book: ArmyBook,
  formation: BookFormation,
  language: Language,
): Promise<string[]> {
  const words = await getTranslations("bogowieWojny");
  return formation.regiments.map(({ entryId, name, bases }) => {
    const entry = book.entries.find(({ id }) => id === entryId);
    const called = name || (entry ? nameIn(entry.names, language, book.language) : "");
    return bases === null ? called : `${called} (${words("bases", { n: bases })})`;
  });
}
