"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo, useCallback, useMemo } from "react";
import { Button } from "@/app/_ui/button";
import { newId } from "@/app/(author)/_editor/new-id";
import type { BookCommander } from "@/lib/domain/bogowie-wojny/book/army-book";
import { COMMAND_VALUES, COMMANDER_TRAITS } from "@/lib/domain/bogowie-wojny/book/book-words";
import {
  addCommander,
  editCommander,
  moveCommander,
  removeCommander,
} from "@/lib/domain/bogowie-wojny/book/commands/commanders";
import { COMMANDER_LOTS } from "@/lib/rules/bogowie-wojny/commander-draw";
import { useBook, useEditor } from "./book-editor";
import { NumberCell, TextCell } from "./cells";
import { DESK_ROW, DeskTable } from "./desk-part";
import { focusNewRow } from "./focus-new-row";
import { RowGrip, RowOrderProvider } from "./row-order";
import { TickList } from "./tick-list";

/** The commanders as an editable table with the columns of 6.2. */
export function CommandersTable() {
  const t = useTranslations("armyBookDesk.commanders");
  const words = useTranslations("armyBook");
  const editor = useEditor();
  const { commanders } = useBook();
  const ids = useMemo(() => commanders.map(({ id }) => id), [commanders]);
  const move = useCallback(
    (id: string, to: number) => editor.apply(moveCommander, { id, to }),
    [editor],
  );
  const add = () => {
    const id = newId();
    editor.apply(addCommander, { id, name: t("new") });
    focusNewRow(id);
  };
  return (
    <RowOrderProvider ids={ids} move={move}>
      <DeskTable
        title={words("read.commanders")}
        chapter="6.2"
        heads={
          <>
            {" "}
            <th scope="col">
              <span className="sr-only">{t("order")}</span>
            </th>
            <th scope="col">{words("read.name")}</th>
            <th scope="col">{words("read.function")}</th>
            <th scope="col">{words("read.ability")}</th>
            <th scope="col">{words("read.character")}</th>
            <th scope="col">{words("column.specialRules")}</th>
            <th scope="col">{words("read.from")}</th>
            <th scope="col">
              <span className="sr-only">{t("remove")}</span>
            </th>
          </>
        }
        foot={
          <Button icon={<Plus aria-hidden />} onPress={add}>
            {t("add")}
          </Button>
        }
      >
        {commanders.map((commander) => (
          <CommanderRow key={commander.id} commander={commander} />
        ))}
      </DeskTable>
    </RowOrderProvider>
  );
}

const CommanderRow = memo(function CommanderRow({
  commander,
}: {
  readonly commander: BookCommander;
}) {
  const t = useTranslations("armyBookDesk.commanders");
  const words = useTranslations("armyBook");
  const editor = useEditor();
  const { id, name } = commander;
  const set = (changes: Partial<BookCommander>) => editor.apply(editCommander, { id, changes });
  return (
    <tr data-row={id} className={DESK_ROW}>
      <td>
        <RowGrip id={id} name={name} />
      </td>
      <th scope="row">
        <TextCell
          label={`${words("read.name")}: ${name}`}
          value={name}
          place="names"
          required
          onCommit={(text) => set({ name: text })}
        />
      </th>
      <td>
        <TickList
          label={words("read.function")}
          labelHidden
          ticked={commander.roles}
          choices={COMMANDER_LOTS.map((value) => ({ value, label: words(`role.${value}`) }))}
          onChange={(roles) => set({ roles })}
        />
      </td>
      <td>
        <NumberCell
          label={`${words("read.ability")}: ${name}`}
          value={commander.commandValue}
          least={COMMAND_VALUES.least}
          most={COMMAND_VALUES.most}
          onCommit={(value) => set({ commandValue: value === null ? null : Math.round(value) })}
        />
      </td>
      <td>
        <TickList
          label={words("read.character")}
          labelHidden
          ticked={commander.traits}
          choices={COMMANDER_TRAITS.map((value) => ({
            value,
            label: words(`commanderTrait.${value}`),
          }))}
          onChange={(traits) => set({ traits })}
        />
      </td>
      <td>
        <TextCell
          label={`${words("column.specialRules")}: ${name}`}
          value={commander.specialRule}
          maxLength={1_000}
          onCommit={(specialRule) => set({ specialRule })}
        />
      </td>
      <td>
        <TextCell
          label={`${words("read.from")}: ${name}`}
          value={commander.source}
          maxLength={1_000}
          onCommit={(source) => set({ source })}
        />
      </td>
      <td>
        <Button look="bare" onPress={() => editor.apply(removeCommander, { id })}>
          {t("remove")} <span className="sr-only">{name}</span>
        </Button>
      </td>
    </tr>
  );
});
