import { rememberOriginal } from "../../document/translations/original-of";
import { acceptedTexts, type Say, type TextPlace } from "../../document/translations/text-place";
import type { FormationNode } from "./formation";
import type { Player } from "./player";
import type { Scenario } from "./scenario";
import type { Side } from "./side";
import type { Unit } from "./unit";
import type { Victory } from "./victory/victory";

const NAME = { kind: "name" } as const;
/** A name of people, troops or ground, which may stay untranslated. */
const PROPER = { kind: "name", isProper: true } as const;
const LINE = { kind: "line" } as const;
const MARKDOWN = { kind: "markdown" } as const;

/** A scenario with every text replaced by what `say` returns for it. */
export function withScenarioTexts(scenario: Scenario, say: Say): Scenario {
  return {
    ...scenario,
    title: say({ key: "title", ...NAME }, scenario.title),
    battle: say({ key: "battle", ...LINE, isProper: true }, scenario.battle),
    place: say({ key: "place", ...LINE }, scenario.place),
    summary: say({ key: "summary", ...MARKDOWN }, scenario.summary),
    commonKnowledge: say({ key: "commonKnowledge", ...MARKDOWN }, scenario.commonKnowledge),
    umpireNotes: say({ key: "umpireNotes", ...MARKDOWN }, scenario.umpireNotes),
    ...(scenario.umpireActs && {
      umpireActs: scenario.umpireActs.map((act) => ({
        ...act,
        text: say({ key: `umpireActs/${act.id}/text`, ...LINE }, act.text),
      })),
    }),
    ...(scenario.events && {
      events: scenario.events.map((event) => ({
        ...event,
        text: say({ key: `events/${event.id}/text`, ...LINE }, event.text),
      })),
    }),
    ...(scenario.plannedWays && {
      plannedWays: scenario.plannedWays.map((way) => ({
        ...way,
        name: say({ key: `plannedWays/${way.id}/name`, ...NAME }, way.name),
      })),
    }),
    ...(scenario.variants && {
      variants: scenario.variants.map((variant) => ({
        ...variant,
        name: say({ key: `variants/${variant.id}/name`, ...NAME }, variant.name),
        note: say({ key: `variants/${variant.id}/note`, ...LINE }, variant.note),
      })),
    }),
    ...(scenario.victory && { victory: withVictoryTexts(scenario.victory, say) }),
    credits: say({ key: "credits", ...MARKDOWN }, scenario.credits),
    sides: scenario.sides.map((side) => withSideTexts(side, say)),
    map: withMapTexts(scenario.map, say),
    acceptedFindings: acceptedTexts(scenario.acceptedFindings, say),
  };
}

function withVictoryTexts({ objectives, levels, ...victory }: Victory, say: Say): Victory {
  return {
    ...victory,
    objectives: objectives.map((each) => ({
      ...each,
      name: say({ key: `objectives/${each.id}/name`, ...NAME }, each.name),
      note: say({ key: `objectives/${each.id}/note`, ...LINE }, each.note),
    })),
    levels: levels.map((each) => ({
      ...each,
      name: say({ key: `levels/${each.id}/name`, ...NAME }, each.name),
    })),
  };
}

/** A map with its note and names replaced by what `say` returns. */
export function withMapTexts(map: Scenario["map"], say: Say): Scenario["map"] {
  return {
    ...map,
    note: say({ key: "map/note", ...LINE }, map.note),
    features: map.features.map((feature) => {
      const name = say({ key: `features/${feature.id}/name`, ...PROPER }, feature.name);
      return name === feature.name ? feature : { ...feature, name };
    }),
  };
}

function withSideTexts(side: Side, say: Say): Side {
  const text = (field: string, place: Omit<TextPlace, "key">, written: string) =>
    say({ key: `sides/${side.id}/${field}`, ...place }, written);
  return {
    ...side,
    name: text("name", NAME, side.name),
    tasks: text("tasks", MARKDOWN, side.tasks),
    brief: text("brief", MARKDOWN, side.brief),
    believedOfEnemy: text("believedOfEnemy", MARKDOWN, side.believedOfEnemy),
    reinforcements: side.reinforcements.map((each) => ({
      ...each,
      note: say({ key: `reinforcements/${each.id}/note`, ...LINE }, each.note),
      ...(each.condition !== undefined && {
        condition: say({ key: `reinforcements/${each.id}/condition`, ...LINE }, each.condition),
      }),
      ...(each.alternatives && {
        alternatives: each.alternatives.map((other) => ({
          ...other,
          when: say({ key: `alternatives/${other.id}/when`, ...LINE }, other.when),
        })),
      }),
    })),
    formations: side.formations.map((each) => withFormationTexts(each, say)),
  };
}

function withFormationTexts(formation: FormationNode, say: Say): FormationNode {
  const { commander, player } = formation;
  const text = (field: string, place: Omit<TextPlace, "key">, written: string) =>
    say({ key: `formations/${formation.id}/${field}`, ...place }, written);
  return rememberOriginal(
    {
      ...formation,
      name: text("name", PROPER, formation.name),
      commander: commander && { ...commander, name: text("commander", PROPER, commander.name) },
      note: text("note", LINE, formation.note),
      umpireNote: text("umpireNote", LINE, formation.umpireNote),
      ...(player && { player: withPlayerTexts(player, text) }),
      units: formation.units.map((unit) => withUnitTexts(unit, say)),
      formations: formation.formations.map((each) => withFormationTexts(each, say)),
    },
    formation,
  );
}

function withPlayerTexts(
  player: Player,
  text: (field: string, place: Omit<TextPlace, "key">, written: string) => string,
): Player {
  return {
    ...player,
    orders: text("orders", MARKDOWN, player.orders),
    brief: text("brief", MARKDOWN, player.brief),
    believedOfEnemy: text("believedOfEnemy", MARKDOWN, player.believedOfEnemy),
  };
}

function withUnitTexts(unit: Unit, say: Say): Unit {
  const { own } = unit.valour;
  const text = (field: string, place: Omit<TextPlace, "key">, written: string) =>
    say({ key: `units/${unit.id}/${field}`, ...place }, written);
  return rememberOriginal(
    {
      ...unit,
      name: text("name", PROPER, unit.name),
      source: text("source", LINE, unit.source),
      note: text("note", LINE, unit.note),
      umpireNote: text("umpireNote", LINE, unit.umpireNote),
      valour: own
        ? { ...unit.valour, own: { ...own, reason: text("valourReason", LINE, own.reason) } }
        : unit.valour,
    },
    unit,
  );
}
