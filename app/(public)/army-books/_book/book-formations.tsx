import { getLocale, getTranslations } from "next-intl/server";
import { Fragment } from "react";
import { classNames } from "@/app/_ui/class-names";
import type { ArmyBook, BookFormation } from "@/lib/domain/bogowie-wojny/book/army-book";
import { isNamedOtherwise, nameIn } from "@/lib/domain/bogowie-wojny/book/names";
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
  return (
    <>
      <b lang={languageOfName(formation, book, language)}>
        {nameIn(formation.names, language, book.language)}
      </b>{" "}
      <span className="text-ink-3">
        {t(`level.${formation.level}`)}
        {general && ` · ${t("read.general", { name: general.name })}`}
      </span>
      {formation.regiments.length > 0 && <Regiments book={book} formation={formation} />}
      {formation.source && (
        <small className="block text-ink-3" lang={book.language}>
          {t("read.from")}: {formation.source}
        </small>
      )}
    </>
  );
}

/** The regiments of a formation. Names of their own are in the book's language alone. */
async function Regiments({ book, formation }: FormationLineProps) {
  const words = await getTranslations("bogowieWojny");
  const language = await getLocale();
  return (
    <p>
      {formation.regiments.map(({ entryId, name, bases }, i) => {
        const entry = book.entries.find(({ id }) => id === entryId);
        const own = name || !entry ? book.language : languageOfName(entry, book, language);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: regiments have no ids, and the page is only read
          <Fragment key={i}>
            {i > 0 && " · "}
            <span lang={own}>
              {name || (entry ? nameIn(entry.names, language, book.language) : "")}
            </span>
            {bases !== null && ` (${words("bases", { n: bases })})`}
          </Fragment>
        );
      })}
    </p>
  );
}

function languageOfName(
  { names }: Pick<BookFormation, "names">,
  book: ArmyBook,
  language: Language,
): Language | undefined {
  return isNamedOtherwise(names, language) ? book.language : undefined;
}
