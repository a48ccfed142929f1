import { isRemoved } from "@/lib/rules/belle-alliance/losses";
import { figuresOfMen, gunnersOfGuns, modelGunRange } from "@/lib/rules/belle-alliance/scale";
import { unitStrength } from "../derive";
import { findingAt } from "../finding-codes";
import type { Unit } from "../unit";
import { faultsOfUnits, type ScenarioCheck } from "./check-context";

/** Checks that every unit has men or guns, in numbers its arm can have [1.1.7, 1.1.9, 1.2.2–1.2.4, 5.5.2]. */
export const checkStrength: ScenarioCheck = (context) => {
  const { settings } = context.scenario;
  return [
    ...faultsOfUnits(context, "strength-missing", {
      field: "men",
      has: ({ unit: { arm, men } }) => men === null && arm !== "artillery" && arm !== "train",
    }),
    ...faultsOfUnits(context, "guns-missing", {
      field: "guns",
      has: ({ unit: { arm, guns } }) => guns === null && arm === "artillery",
    }),
    ...faultsOfUnits(context, "guns-of-other-arm", {
      field: "guns",
      has: ({ unit }) => unit.guns !== null && unit.arm !== "artillery",
    }),
    ...modelGunsOutOfRange(context),
    ...faultsOfUnits(context, "howitzers-beyond-guns", {
      field: "howitzers",
      has: ({ unit }) => hasTooManyHowitzers(unit),
    }),
    ...faultsOfUnits(context, "gunners-too-few", {
      field: "men",
      has: ({ unit: { arm, men, guns } }) =>
        arm === "artillery" && men !== null && guns !== null && men < gunnersOfGuns(guns),
    }),
    ...faultsOfUnits(context, "squadrons-too-small", {
      field: "battalionsOrSquadrons",
      has: ({ unit }) => hasSmallSquadrons(unit, settings.menPerFigure),
    }),
    ...faultsOfUnits(context, "several-battalions", {
      field: "battalionsOrSquadrons",
      has: ({ unit }) => unit.arm === "infantry" && looksLikeSeveral(unit, settings.menPerFigure),
    }),
    ...faultsOfUnits(context, "several-regiments", {
      field: "battalionsOrSquadrons",
      has: ({ unit }) => unit.arm === "cavalry" && looksLikeRegiments(unit, settings.menPerFigure),
    }),
    ...faultsOfUnits(context, "several-batteries", {
      field: "guns",
      has: ({ unit }) => unit.arm === "artillery" && (unit.guns ?? 0) > GUNS_OF_A_LARGE_BATTERY,
    }),
    ...faultsOfUnits(context, "too-few-figures", {
      field: "men",
      has: ({ unit }) => {
        const { figures } = unitStrength(unit, settings);
        return figures !== null && isRemoved(unit.arm, figures);
      },
    }),
  ];
};

/** No battalion of these wars had more figures than this at the rules' scale. */
const FIGURES_OF_A_LARGE_BATTALION = 70;

/** Whether a unit looks like a whole regiment: several battalions, or more men than a battalion ever had [1.2.2]. */
function looksLikeSeveral({ men, battalionsOrSquadrons }: Unit, menPerFigure: number): boolean {
  if (battalionsOrSquadrons !== null) return battalionsOrSquadrons > 1;
  return (men ?? 0) > FIGURES_OF_A_LARGE_BATTALION * Math.max(menPerFigure, 20);
}

/** The most squadrons a cavalry regiment had: the Prussian and Russian hussars before their reforms. */
const SQUADRONS_OF_A_LARGE_REGIMENT = 10;

/** No cavalry regiment took the field with more figures than this at the rules' scale. */
const FIGURES_OF_A_LARGE_REGIMENT = 90;

/** Russian batteries were the largest. */
const GUNS_OF_A_LARGE_BATTERY = 12;

/** Howitzers are counted among the guns; other arms have neither. */
function hasTooManyHowitzers({ arm, guns, howitzers }: Unit): boolean {
  if (arm !== "artillery") return guns === null && (howitzers ?? 0) > 0;
  return guns !== null && (howitzers ?? 0) > guns;
}

/** Whether a regiment's squadrons, into which it splits, would leave the table at once on their own [1.2.3, 5.5.2]. */
function hasSmallSquadrons(unit: Unit, menPerFigure: number): boolean {
  const { arm, men, battalionsOrSquadrons: squadrons } = unit;
  if (arm !== "cavalry" || men === null || squadrons === null || squadrons < 2) return false;
  return (
    !looksLikeRegiments(unit, menPerFigure) &&
    isRemoved(arm, figuresOfMen(men / squadrons, menPerFigure))
  );
}

/** Whether a unit looks like a whole cavalry brigade [1.2.3]. */
function looksLikeRegiments({ men, battalionsOrSquadrons }: Unit, menPerFigure: number): boolean {
  if (battalionsOrSquadrons !== null) return battalionsOrSquadrons > SQUADRONS_OF_A_LARGE_REGIMENT;
  return (men ?? 0) > FIGURES_OF_A_LARGE_REGIMENT * Math.max(menPerFigure, 20);
}

const modelGunsOutOfRange: ScenarioCheck = ({ units }) =>
  units.flatMap(({ unit, path }) => {
    if (unit.arm !== "artillery" || unit.guns === null || unit.modelGuns === null) return [];
    const { least, most } = modelGunRange(unit.guns);
    if (unit.modelGuns >= least && unit.modelGuns <= most) return [];
    const params = { name: unit.name, modelGuns: unit.modelGuns, least, most };
    return [findingAt(`${path}/modelGuns`, "model-guns-out-of-range", params)];
  });
