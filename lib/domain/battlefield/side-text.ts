import type { BattlefieldWords } from "./finding-text";
import type { SetUpStore } from "./set-up-store";
import type { FieldArmy, FieldSide } from "./side-schema";

/** A translator of the namespace `battlefield`, and the nations' names. */
export interface SideWords {
  readonly t: BattlefieldWords;
  readonly nation: (nation: FieldArmy["nation"]) => string;
}

/** What is said of a side on one line: its name, its army, what that bought; empty where nothing is known. */
export function sideText({ name, army }: FieldSide, words: SideWords): string {
  const parts = [name, army && armyText(army, words), army && boughtText(army, words.t)];
  return parts.filter(Boolean).join(". ");
}

/** An attached army: the list's title, its nation, points and bases, and the version it is of. */
export function armyText(army: FieldArmy, { t, nation }: SideWords): string {
  const { title, value, bases, listVersion } = army;
  return t("sides.army", {
    title,
    nation: nation(army.nation),
    value,
    bases,
    version: listVersion,
  });
}

/** What an army bought for the field, and what its own rules bring; empty where that is nothing. */
export function boughtText({ bought, brought = [] }: FieldArmy, t: BattlefieldWords): string {
  const told = (store: SetUpStore) =>
    store
      .map(({ upgrade, count }) => t("sides.thing", { count, thing: t(`upgrades.${upgrade}`) }))
      .join(", ");
  return [
    ...(bought.length > 0 ? [t("sides.bought", { things: told(bought) })] : []),
    ...(brought.length > 0 ? [t("sides.brought", { things: told(brought) })] : []),
  ].join(". ");
}
