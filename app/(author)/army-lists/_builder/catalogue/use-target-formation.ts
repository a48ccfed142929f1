"use client";

import type { ArmyFormation, ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { type Choice, useChosen } from "../choice";
import { useArmyList } from "../use-army-list";

/** The formation that new items are added to: the selected one, that of the selected regiment, otherwise the last. */
export function useTargetFormation(): ArmyFormation | undefined {
  const list = useArmyList();
  const { choice } = useChosen();
  return formationOfChoice(list, choice) ?? list.formations.at(-1);
}

function formationOfChoice(list: ArmyList, choice: Choice): ArmyFormation | undefined {
  if (choice.is === "formation") return list.formations.find(({ id }) => id === choice.id);
  if (choice.is !== "regiment") return undefined;
  return list.formations.find(({ regiments }) => regiments.some(({ id }) => id === choice.id));
}
