import {
  type FormationNode,
  formationSchema,
} from "@/lib/domain/belle-alliance/scenario/formation";
import { type Scenario, scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { type Side, sideSchema } from "@/lib/domain/belle-alliance/scenario/side";
import { type Unit, unitSchema } from "@/lib/domain/belle-alliance/scenario/unit";

/** Shorthand for documents in tests; fields left out have their defaults. */
type Loose<Type> = { readonly [Key in keyof Type]?: unknown };

export function unit(id: string, fields: Loose<Unit> = {}): Unit {
  const defaults = { id, name: id, nation: "france", arm: "infantry", type: "line", men: 500 };
  return unitSchema.parse({ ...defaults, ...fields });
}

export function battery(id: string, fields: Loose<Unit> = {}): Unit {
  return unit(id, {
    arm: "artillery",
    type: "foot-artillery",
    men: null,
    guns: 8,
    calibrePd: 6,
    ...fields,
  });
}

export function formation(id: string, fields: Loose<FormationNode> = {}): FormationNode {
  return formationSchema.parse({ id, name: id, level: "brigade", ...fields });
}

export function side(id: string, fields: Loose<Side> = {}): Side {
  return sideSchema.parse({ id, name: id, colour: "a", ...fields });
}

export function scenario(fields: Loose<Scenario> = {}): Scenario {
  return scenarioSchema.parse({
    kind: "scenario",
    schemaVersion: 1,
    title: "Sehested",
    language: "en",
    ...fields,
  });
}
