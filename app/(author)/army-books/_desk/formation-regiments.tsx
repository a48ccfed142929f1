"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import type { BookFormation, BookRegiment } from "@/lib/domain/bogowie-wojny/book/army-book";
import { ARMY_BOOK_LIMITS } from "@/lib/domain/bogowie-wojny/book/book-words";
import { nameIn } from "@/lib/domain/bogowie-wojny/book/names";
import { useBook } from "./book-editor";
import { ChoiceCell, NumberCell, TextCell } from "./cells";
import { DeskLine } from "./desk-part";

interface FormationRegimentsProps {
  readonly formation: BookFormation;
  readonly onChange: (regiments: BookRegiment[]) => void;
}

/** The regiments of a formation, each a unit of the book with a name of its own. */
export function FormationRegiments({ formation, onChange }: FormationRegimentsProps) {
  const t = useTranslations("armyBookDesk.formations");
  const { entries } = useBook();
  const { regiments } = formation;
  const [first] = entries;
  return (
    <div className="grid gap-1 border-rule-2 border-s ps-3">
      {regiments.map((regiment, i) => (
        <RegimentCells
          // biome-ignore lint/suspicious/noArrayIndexKey: a regiment of a book has no id
          key={i}
          number={i + 1}
          regiment={regiment}
          onChange={(changed) => onChange(regiments.with(i, changed))}
          onRemove={() => onChange(regiments.toSpliced(i, 1))}
        />
      ))}
      {first && (
        <Button
          look="bare"
          onPress={() => onChange([...regiments, { entryId: first.id, name: "", bases: null }])}
        >
          {t("addRegiment")}
        </Button>
      )}
    </div>
  );
}

interface RegimentCellsProps {
  readonly number: number;
  readonly regiment: BookRegiment;
  readonly onChange: (regiment: BookRegiment) => void;
  readonly onRemove: () => void;
}

function RegimentCells({ number, regiment, onChange, onRemove }: RegimentCellsProps) {
  const t = useTranslations("armyBookDesk.formations");
  const { entries, language } = useBook();
  return (
    <DeskLine>
      <ChoiceCell
        label={t("unit", { number })}
        value={regiment.entryId}
        place="line"
        choices={entries.map(({ id, names }) => ({
          value: id,
          label: nameIn(names, language, language),
        }))}
        onCommit={(entryId) => entryId && onChange({ ...regiment, entryId })}
      />
      <TextCell
        label={t("regiment", { number })}
        value={regiment.name}
        place="line"
        onCommit={(name) => onChange({ ...regiment, name })}
      />
      <NumberCell
        label={t("bases", { number })}
        value={regiment.bases}
        least={1}
        most={ARMY_BOOK_LIMITS.basesPerRegiment}
        onCommit={(bases) =>
          onChange({ ...regiment, bases: bases === null ? null : Math.round(bases) })
        }
      />
      <Button look="bare" onPress={onRemove}>
        {t("removeRegiment")} <span className="sr-only">{number}</span>
      </Button>
    </DeskLine>
  );
}
