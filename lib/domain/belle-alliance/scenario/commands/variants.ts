import { current } from "immer";
import { applyCommand } from "../../../document/command";
import { UnknownIdError } from "../find";
import type { Scenario } from "../scenario";
import type { Variant } from "../variant";
import { variantToday, withVariant } from "../variant-today";
import type { ScenarioCommand } from "./scenario-command";

export const addVariant: ScenarioCommand<{ readonly variant: Variant }> = {
  name: "addVariant",
  run: (draft, { variant }) => {
    draft.variants = [...(draft.variants ?? []), structuredClone(variant)];
  },
};

export const setVariantFields: ScenarioCommand<{
  readonly variantId: string;
  readonly fields: Partial<Pick<Variant, "name" | "note">>;
}> = {
  name: "setVariantFields",
  run: (draft, { variantId, fields }) => {
    Object.assign(findVariant(draft, variantId), fields);
  },
};

export const removeVariant: ScenarioCommand<{ readonly variantId: string }> = {
  name: "removeVariant",
  run: (draft, { variantId }) => {
    const removed = findVariant(draft, variantId);
    const left = draft.variants?.filter((each) => each !== removed) ?? [];
    if (left.length > 0) draft.variants = left;
    else delete draft.variants;
  },
};

/** Leaves a variant only those of its changes that still find something to change. */
export const forgetLostChanges: ScenarioCommand<{ readonly variantId: string }> = {
  name: "forgetLostChanges",
  run: (draft, { variantId }) => {
    const variant = findVariant(draft, variantId);
    const lost = new Set(
      variantToday(current(draft), variantId)?.lost.map((each) => JSON.stringify(each)),
    );
    variant.changes = variant.changes.filter((each) => !lost.has(JSON.stringify(each)));
  },
};

/**
 * A command that moves the whole table's ground, carried out in each variant on a table of the same size as well: what
 * it has placed itself would otherwise lie elsewhere.
 */
export function alsoInVariants<Input>(command: ScenarioCommand<Input>): ScenarioCommand<Input> {
  return {
    name: command.name,
    run: (draft, input) => {
      const before = draft.variants && current(draft);
      command.run(draft, input);
      if (!before) return;
      const after = current(draft);
      draft.variants = before.variants?.map((variant) => {
        // Safe cast: no document is stored with a variant that is not a scenario.
        const today = variantToday(before, variant.id)?.json as Scenario;
        if (!isOnSameTable(today, before)) return variant;
        const moved = applyCommand(today, command, input);
        return withVariant(after, variant.id, moved).variants?.find(isOf(variant)) ?? variant;
      });
    },
  };
}

function isOf({ id }: Variant) {
  return (each: Variant) => each.id === id;
}

function isOnSameTable({ map }: Scenario, { map: table }: Scenario): boolean {
  return map.widthCm === table.widthCm && map.depthCm === table.depthCm;
}

function findVariant({ variants = [] }: Scenario, id: string): Variant {
  const variant = variants.find((each) => each.id === id);
  if (!variant) throw new UnknownIdError("variant", id);
  return variant;
}
