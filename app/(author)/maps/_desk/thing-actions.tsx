"use client";

import { ArrowDown, ArrowUp, Copy, RotateCcw, RotateCw, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button, IconButton } from "@/app/_ui/button";
import { newId } from "@/app/(author)/_editor/new-id";
import { duplicateThing, orderThing, turnThing } from "@/lib/domain/battlefield/commands/things";
import { takeAway } from "./field-edits";
import type { ThingFieldsProps } from "./thing-fields";

const TURN_DEG = 15;

/** What can be done with a thing: turn it, place it earlier or later, lay another like it, take it away. */
export function ThingActions({ found, desk }: ThingFieldsProps) {
  const t = useTranslations("battlefieldDesk.thing");
  const { id } = found.thing;
  const turn = (byDeg: number) => desk.editor.apply(turnThing, { id, byDeg }, `turn ${id}`);
  const duplicate = () => {
    const copyId = newId();
    desk.editor.apply(duplicateThing, { id, newId: copyId });
    desk.select(copyId);
  };
  return (
    <div className="actions">
      <IconButton label={t("turnLeft", { deg: TURN_DEG })} onPress={() => turn(-TURN_DEG)}>
        <RotateCcw className="ic" aria-hidden />
      </IconButton>
      <IconButton label={t("turnRight", { deg: TURN_DEG })} onPress={() => turn(TURN_DEG)}>
        <RotateCw className="ic" aria-hidden />
      </IconButton>
      {(found.list === "pieces" || found.list === "roads") && <Order found={found} desk={desk} />}
      <Button icon={<Copy className="ic" aria-hidden />} onPress={duplicate}>
        {t("duplicate")}
      </Button>
      <Button
        look="danger"
        icon={<Trash2 className="ic" aria-hidden />}
        onPress={() => takeAway(desk, id)}
      >
        {t("remove")}
      </Button>
    </div>
  );
}

/** The order in which players placed things is part of the rules [14.4]. */
function Order({ found: { thing, index }, desk }: ThingFieldsProps) {
  const t = useTranslations("battlefieldDesk.thing");
  const move = (to: number) => desk.editor.apply(orderThing, { id: thing.id, to });
  return (
    <>
      <IconButton label={t("earlier")} isDisabled={index === 0} onPress={() => move(index - 1)}>
        <ArrowUp className="ic" aria-hidden />
      </IconButton>
      <IconButton label={t("later")} onPress={() => move(index + 1)}>
        <ArrowDown className="ic" aria-hidden />
      </IconButton>
    </>
  );
}
