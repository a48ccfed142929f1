import type { BattlefieldWords } from "./finding-text";
import type { SetUpStore } from "./set-up-store";
import type { FieldArmy, FieldSide } from "./side-schema";

/** Looks up words of the namespace `battlefield`, and nations' names. */
export interface SideWords {
  readonly t: BattlefieldWords;
  readonly nation: (nation: FieldArmy["nation"]) => string;
}

/** A side on one line: its name, its army and the army's terrain; empty if nothing is known. */
export function sideText({ name, army }: FieldSide, words: SideWords): string {
  const parts = [name, army && armyText(army, words), army && boughtText(army, words.t)];
  return parts.filter(Boolean).join(". ");
}

/** An attached army: the list's title, nation, points, bases and version. */
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

/** Terrain and works an army bought for the field or gets from its own rules; empty if none. */
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
