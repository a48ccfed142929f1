import { LIMITS } from "../../document/limits";
import { parsePointer } from "../../document/pointer";
import { fingerprint } from "../../document/translations/fingerprint";
import { retitledIn } from "../../document/translations/retitled";
import { type AuthorText, authorTexts } from "../../document/translations/text-place";
import type { Translation } from "../../document/translations/translations-schema";
import { changesBetween } from "../../document/variants/changes-between";
import type { VariantChange } from "../../document/variants/variant-change";
import { withChanges } from "../../document/variants/with-changes";
import type { Scenario } from "./scenario";
import { withScenarioTexts } from "./scenario-texts";
import type { Variant } from "./variant";

/** A variant as it comes out of its scenario today. */
interface VariantToday {
  /** Made of a scenario's JSON and still to be parsed. */
  readonly json: unknown;
  /** Its changes to things that are gone from the scenario. */
  readonly lost: readonly VariantChange[];
}

/** What is changed as a whole: who plays, where a piece stands, what an objective is about. */
const AS_ONE = ["players", "placement", "what"];

/** A variant of a scenario as it is now; null if there is none with this id. */
export function variantToday(scenario: Scenario, id: string): VariantToday | null {
  const variant = scenario.variants?.find((each) => each.id === id);
  if (!variant) return null;
  const { document, lost } = withChanges(unchanged(scenario, variant), variant.changes);
  return { json: sealedAs(scenario, document), lost };
}

/**
 * A scenario with one of its variants as it has been edited. Changes that found nothing to change before are kept: their
 * thing may come back. Precondition: the scenario has the variant.
 */
export function withVariant(scenario: Scenario, id: string, edited: Scenario): Scenario {
  const { variants: _, ...asEdited } = sealedAs(scenario, edited);
  const lost = variantToday(scenario, id)?.lost ?? [];
  return {
    ...scenario,
    variants: scenario.variants?.map((each) =>
      each.id === id
        ? {
            ...each,
            changes: [...changesBetween(unchanged(scenario, each), asEdited, AS_ONE), ...lost],
          }
        : each,
    ),
  };
}

/**
 * A variant shows all what its scenario shows them, so that no variant, and no old state of one, breaks a seal that was
 * put on since.
 */
function sealedAs<Variant extends object>({ shownToAll }: Scenario, variant: Variant): Variant {
  const { shownToAll: _, ...rest } = variant as Variant & Pick<Scenario, "shownToAll">;
  // Safe cast: only an optional field was replaced.
  return (shownToAll === undefined ? rest : { ...rest, shownToAll }) as Variant;
}

/** What a variant is before anything is changed in it: the scenario under its own title, without variants. */
function unchanged({ variants: _, ...whole }: Scenario, { id, name, changes }: Variant): Scenario {
  const title = titleOfVariant(whole.title, name);
  const { translations } = whole;
  if (!translations) return { ...whole, title };
  const written = authorTexts((say) => withScenarioTexts(whole, say));
  const retitled = Object.entries(translations).map(([language, translation]) => {
    const translated = translation.texts[`variants/${id}/name`] ?? name;
    const own = ownTranslations(changes, language);
    const followed = retitledIn(marked(translation, { written, own }), {
      from: whole.title,
      to: title,
      retitled: (text) => titleOfVariant(text, translated),
    });
    return [language, followed];
  });
  return { ...whole, title, translations: Object.fromEntries(retitled) };
}

/** The texts that a variant's changes translate anew, by their keys. */
function ownTranslations(changes: readonly VariantChange[], language: string): string[] {
  return changes.flatMap((change) => {
    if (change.is !== "set" || change.of !== "") return [];
    const [place, into, part, key] = parsePointer(change.at) ?? [];
    const isText = place === "translations" && into === language && part === "texts";
    return isText && key !== undefined ? [key] : [];
  });
}

/**
 * The scenario's translations are of the scenario's words, also those without a mark, so that none stands for other words
 * of a variant. What a variant translates without a mark is of its own.
 */
function marked(
  { texts, of = {} }: Translation,
  { written, own }: { readonly written: readonly AuthorText[]; readonly own: readonly string[] },
): Translation {
  const present = written
    .filter(({ key }) => Object.hasOwn(texts, key))
    .map(({ key, text }) => [key, fingerprint(text)] as const);
  const marks = [...present, ...Object.entries(of)].filter(([key]) => !own.includes(key));
  return { texts, of: Object.fromEntries(marks) };
}

/** `Ligny – An evening`, cut where a title ends. */
function titleOfVariant(title: string, name: string): string {
  // Half a character is none.
  return `${title} – ${name}`
    .slice(0, LIMITS.nameLength)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd();
}
