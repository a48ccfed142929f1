import type { Arm, Trait, UnitKind } from "../unit-kind";

/** Prices that the text does not state; each is a setting of the format and is marked as inferred in print. */
export const INFERRED_PRICES = [
  "footHowitzers",
  "horseHowitzers",
  "guardHowitzers",
  "foot4Pounder",
  "horse3Pounder",
  "vistulaLancers",
  "youngGuardGuns",
] as const;
export type InferredPrice = (typeof INFERRED_PRICES)[number];

/** The gun or howitzer on an artillery base, which decides the base's size [1.1]. */
export type Ordnance = 3 | 4 | 6 | 8 | 9 | 12 | "howitzer";

interface WagomiarRow {
  readonly arm: Arm;
  /** Points for one base, in steps of one half; if `inferred` names a setting of the format, its default. */
  readonly points: number;
  readonly traits: readonly Trait[];
  readonly ordnance?: Ordnance;
  readonly inferred?: InferredPrice;
}

/** What one base of each kind costs [13.2]. */
export const WAGOMIAR: Readonly<Record<UnitKind, WagomiarRow>> = {
  militia: { arm: "infantry", points: 0.5, traits: ["militia"] },
  landwehr: { arm: "infantry", points: 0.5, traits: ["landwehr"] },
  "line-infantry": { arm: "infantry", points: 1, traits: [] },
  "light-infantry": { arm: "infantry", points: 1, traits: ["light"] },
  grenadiers: { arm: "infantry", points: 1.5, traits: ["veteran"] },
  "young-guard": { arm: "infantry", points: 1.5, traits: ["guard", "veteran"] },
  "vistula-legion": { arm: "infantry", points: 1.5, traits: [] },
  "foot-guard": { arm: "infantry", points: 2, traits: ["guard", "veteran"] },

  "irregular-cavalry": { arm: "cavalry", points: 0.5, traits: ["irregular"] },
  "militia-cavalry": { arm: "cavalry", points: 0.5, traits: ["militia"] },
  "landwehr-cavalry": { arm: "cavalry", points: 0.5, traits: ["landwehr"] },
  "light-cavalry": { arm: "cavalry", points: 1, traits: ["light"] },
  lancers: { arm: "cavalry", points: 1, traits: ["lancers"] },
  "vistula-lancers": {
    arm: "cavalry",
    points: 1,
    traits: ["lancers"],
    inferred: "vistulaLancers",
  },
  "line-cavalry": { arm: "cavalry", points: 1.5, traits: [] },
  cuirassiers: { arm: "cavalry", points: 2, traits: [] },
  "heavy-cavalry": { arm: "cavalry", points: 2, traits: [] },
  "guard-light-cavalry": { arm: "cavalry", points: 2, traits: ["light", "guard", "veteran"] },
  "guard-chevaulegers-lancers": {
    arm: "cavalry",
    points: 3,
    traits: ["lancers", "guard", "veteran"],
  },
  "guard-line-cavalry": { arm: "cavalry", points: 3, traits: ["guard", "veteran"] },
  "guard-heavy-cavalry": { arm: "cavalry", points: 3, traits: ["guard", "veteran"] },

  "regimental-artillery": { arm: "artillery", points: 0.5, traits: ["regimental"], ordnance: 3 },
  "foot-3-pounder": { arm: "artillery", points: 0.5, traits: [], ordnance: 3 },
  "foot-4-pounder": {
    arm: "artillery",
    points: 0.5,
    traits: [],
    ordnance: 4,
    inferred: "foot4Pounder",
  },
  "foot-6-pounder": { arm: "artillery", points: 1.5, traits: [], ordnance: 6 },
  "foot-8-pounder": { arm: "artillery", points: 1.5, traits: [], ordnance: 8 },
  "foot-9-pounder": { arm: "artillery", points: 1.5, traits: [], ordnance: 9 },
  "foot-12-pounder": { arm: "artillery", points: 2, traits: [], ordnance: 12 },
  "foot-howitzers": {
    arm: "artillery",
    points: 1.5,
    traits: [],
    ordnance: "howitzer",
    inferred: "footHowitzers",
  },
  "horse-3-pounder": {
    arm: "artillery",
    points: 2,
    traits: ["horse"],
    ordnance: 3,
    inferred: "horse3Pounder",
  },
  "horse-4-pounder": { arm: "artillery", points: 2, traits: ["horse"], ordnance: 4 },
  "horse-6-pounder": { arm: "artillery", points: 2, traits: ["horse"], ordnance: 6 },
  "horse-8-pounder": { arm: "artillery", points: 2, traits: ["horse"], ordnance: 8 },
  "horse-9-pounder": { arm: "artillery", points: 2, traits: ["horse"], ordnance: 9 },
  "horse-howitzers": {
    arm: "artillery",
    points: 2,
    traits: ["horse"],
    ordnance: "howitzer",
    inferred: "horseHowitzers",
  },
  "young-guard-artillery": {
    arm: "artillery",
    points: 3,
    traits: ["guard", "veteran"],
    ordnance: 6,
    inferred: "youngGuardGuns",
  },
  "guard-foot-6-pounder": {
    arm: "artillery",
    points: 3,
    traits: ["guard", "veteran"],
    ordnance: 6,
  },
  "guard-foot-8-pounder": {
    arm: "artillery",
    points: 3,
    traits: ["guard", "veteran"],
    ordnance: 8,
  },
  "guard-foot-12-pounder": {
    arm: "artillery",
    points: 3,
    traits: ["guard", "veteran"],
    ordnance: 12,
  },
  "guard-horse-6-pounder": {
    arm: "artillery",
    points: 3,
    traits: ["horse", "guard", "veteran"],
    ordnance: 6,
  },
  "guard-howitzers": {
    arm: "artillery",
    points: 3,
    traits: ["guard", "veteran"],
    ordnance: "howitzer",
    inferred: "guardHowitzers",
  },
};

/** A general of division costs a point, the commander-in-chief and corps commanders nothing [13.2]. */
export const GENERAL_POINTS = 1;

/** Points per base for veteran or elite status, always bought for the whole regiment [13.3]. */
export const STATUS_POINTS: Readonly<Record<Arm, number>> = {
  infantry: 1,
  cavalry: 1,
  artillery: 5,
};
