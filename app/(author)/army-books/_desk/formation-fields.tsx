"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import type { BookFormation } from "@/lib/domain/bogowie-wojny/book/army-book";
import { BOOK_FORMATION_LEVELS } from "@/lib/domain/bogowie-wojny/book/book-words";
import {
  editFormation,
  removeFormation,
} from "@/lib/domain/bogowie-wojny/book/commands/formations";
import { nameIn } from "@/lib/domain/bogowie-wojny/book/names";
import { useBook, useEditor } from "./book-editor";
import { ChoiceCell, TextCell } from "./cells";
import { DeskBox, DeskLine } from "./desk-part";
import { FormationRegiments } from "./formation-regiments";
import { LabelledCell } from "./labelled-cell";
import { RowGrip } from "./row-order";

interface FormationFieldsProps {
  readonly formation: BookFormation;
}

/** One historical formation: name, level, parent, commander and regiments. */
export function FormationFields({ formation }: FormationFieldsProps) {
  const t = useTranslations("armyBookDesk.formations");
  const words = useTranslations("armyBook.read");
  const editor = useEditor();
  const book = useBook();
  const { id, names } = formation;
  const name = nameIn(names, book.language, book.language);
  const set = (changes: Partial<BookFormation>) => editor.apply(editFormation, { id, changes });
  return (
    <DeskBox id={id} name={name}>
      <DeskLine>
        <RowGrip id={id} name={name} />
        <TextCell
          label={`${t("name")}: ${name}`}
          value={names[book.language] || name}
          place="line"
          required
          onCommit={(text) => set({ names: { ...names, [book.language]: text } })}
        />
        <FormationPlace formation={formation} name={name} onChange={set} />
        <Button look="bare" onPress={() => editor.apply(removeFormation, { id })}>
          {t("remove")} <span className="sr-only">{name}</span>
        </Button>
      </DeskLine>
      <FormationRegiments formation={formation} onChange={(regiments) => set({ regiments })} />
      <LabelledCell label={words("from")}>
        <TextCell
          label={`${words("from")}: ${name}`}
          value={formation.source}
          maxLength={1_000}
          onCommit={(source) => set({ source })}
        />
      </LabelledCell>
    </DeskBox>
  );
}

interface FormationPlaceProps extends FormationFieldsProps {
  readonly name: string;
  readonly onChange: (changes: Partial<BookFormation>) => void;
}

function FormationPlace({ formation, name, onChange }: FormationPlaceProps) {
  const t = useTranslations("armyBookDesk.formations");
  const words = useTranslations("armyBook.level");
  const { formations, commanders, language } = useBook();
  const rank = BOOK_FORMATION_LEVELS.indexOf(formation.level);
  const higher = formations.filter(({ level }) => BOOK_FORMATION_LEVELS.indexOf(level) < rank);
  return (
    <>
      <ChoiceCell
        label={`${t("level")}: ${name}`}
        value={formation.level}
        place="line"
        choices={BOOK_FORMATION_LEVELS.map((value) => ({ value, label: words(value) }))}
        onCommit={(level) => level !== "" && onChange({ level })}
      />
      <ChoiceCell
        label={`${t("parent")}: ${name}`}
        value={formation.parentId ?? ""}
        place="line"
        none={t("noParent")}
        choices={higher.map(({ id, names }) => ({
          value: id,
          label: nameIn(names, language, language),
        }))}
        onCommit={(parentId) => onChange({ parentId: parentId || null })}
      />
      <ChoiceCell
        label={`${t("commander")}: ${name}`}
        value={formation.commanderId ?? ""}
        place="line"
        none={t("noCommander")}
        choices={commanders.map((each) => ({ value: each.id, label: each.name }))}
        onCommit={(commanderId) => onChange({ commanderId: commanderId || null })}
      />
    </>
  );
}
