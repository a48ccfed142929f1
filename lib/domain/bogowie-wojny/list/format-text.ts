import type { Bans } from "@/lib/rules/bogowie-wojny/format";
import type { FormatDifference } from "./format-differences";
import type { FormatSize } from "./format-size";

/** Translates a message key. */
export type FormatWords = (key: string, values?: Record<string, string | number>) => string;

/** A format's size on one line: points, bases, artillery, table, turns; `t` translates keys of `listFormat`. */
export function formatSizeText(size: FormatSize, t: FormatWords): string {
  const { unitPoints: units, upgradePoints: upgrades, maxBases, turns } = size;
  return [
    t("points", { units, upgrades }),
    maxBases === null ? t("anyBases") : t("bases", { n: maxBases }),
    ...artilleryTexts(size, t),
    t("table", { width: size.tableWidthCm, depth: size.tableDepthCm }),
    t("turns", { n: turns }),
  ].join(" · ");
}

function artilleryTexts(
  { maxArtilleryBases, maxArtilleryPercent }: FormatSize,
  t: FormatWords,
): string[] {
  return [
    ...(maxArtilleryBases === null ? [] : [t("artillery", { n: maxArtilleryBases })]),
    ...(maxArtilleryPercent === null ? [] : [t("artilleryShare", { n: maxArtilleryPercent })]),
  ];
}

/** `t` translates keys of `armyList.format`, `rules` those of `bogowieWojny`. */
interface DifferenceWords {
  readonly t: FormatWords;
  readonly rules: (key: string) => string;
}

/** The sentence that describes a difference between formats. */
export function formatDifferenceText(difference: FormatDifference, words: DifferenceWords): string {
  const { t, rules } = words;
  const change = (what: string, before: string, after: string) =>
    t("differs.change", { what, before, after });
  const several = (what: string, which: string[]) =>
    t("differs.several", { what, which: which.join("; ") });
  switch (difference.of) {
    case "name":
      return change(t("name"), difference.before, difference.after);
    case "number": {
      const told = (value: number | null) =>
        value === null ? t("noLimit") : t("differs.value", { value });
      return change(t(difference.number), told(difference.before), told(difference.after));
    }
    case "objectives": {
      const told = (points: typeof difference.before) =>
        points === null ? t("objectivesShare") : t("differs.objectives", { ...points });
      return change(t("objectives"), told(difference.before), told(difference.after));
    }
    case "years": {
      const told = (years: typeof difference.before) =>
        years === null ? t("differs.anyYears") : `${years.from}–${years.to}`;
      return change(t("differs.years"), told(difference.before), told(difference.after));
    }
    case "readings":
      return several(
        t("readings"),
        difference.readings.map((reading) => rules(`readings.${reading}.title`)),
      );
    case "prices":
      return several(
        t("prices"),
        difference.prices.map((price) => rules(`inferredPrices.${price}`)),
      );
    default:
      return several(t(`differs.${difference.of}`), bannedNames(difference.bans, words));
  }
}

function bannedNames({ unitKinds, upgrades, entries }: Bans, { rules }: DifferenceWords): string[] {
  return [
    ...unitKinds.map((kind) => rules(`units.${kind}`)),
    ...upgrades.map((upgrade) => rules(`upgrades.${upgrade}`)),
    ...entries,
  ];
}
