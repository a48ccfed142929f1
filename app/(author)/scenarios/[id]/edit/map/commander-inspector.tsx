"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Facts } from "@/app/_ui/facts";
import { RuleNo } from "@/app/_ui/rule-no";
import { InspectorBody, InspectorHead } from "@/app/(author)/_editor/inspector";
import { NameButton } from "@/app/(author)/_map-desk/name-button";
import { PlaceFields } from "@/app/(author)/_map-desk/place-fields";
import { Warning } from "@/app/(author)/_map-desk/warning";
import {
  directCommand,
  distanceOfCommander,
  isOutOfReach,
} from "@/lib/domain/belle-alliance/scenario/command-reach";
import { placeCommander } from "@/lib/domain/belle-alliance/scenario/commands/commander-placement";
import type {
  Commander,
  CommanderPlacement,
  FormationNode,
} from "@/lib/domain/belle-alliance/scenario/formation";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { groundOf } from "@/lib/domain/belle-alliance/scenario/view/map-view";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { COMMAND_REACH_CM } from "@/lib/rules/belle-alliance/commanders";
import { MarchButton } from "./_march/march-button";
import { LockButton } from "./lock-button";
import { NotPlaced } from "./not-placed";
import { removeSubject } from "./remove-subject";
import type { MapDeskState } from "./use-map-desk";

interface CommanderInspectorProps {
  readonly formation: FormationNode;
  readonly commander: Commander;
  readonly side: Side;
  readonly parents: readonly FormationNode[];
  readonly desk: MapDeskState;
}

/** A commander's position, and which of their units are within reach of orders without a roll. */
export function CommanderInspector(props: CommanderInspectorProps) {
  const { formation, commander, side, parents, desk } = props;
  const t = useTranslations("map.commander");
  const ba = useTranslations("belleAlliance");
  const { placement, efficiency, name } = commander;
  return (
    <>
      <InspectorHead
        colour={side.colour}
        under={[side, ...parents, formation].map((each) => each.name)}
        title={name}
      >
        <Facts>
          <span>{t("kind")}</span>
          <span>{ba(`level.${formation.level}`)}</span>
          {efficiency !== "normal" && <span>{ba(`efficiency.${efficiency}`)}</span>}
        </Facts>
      </InspectorHead>
      <InspectorBody>
        {placement ? (
          <Placed formation={formation} placement={placement} desk={desk} />
        ) : (
          <NotPlaced subject={{ kind: "commander", id: formation.id }} desk={desk} />
        )}
        <MarchButton of={formation} parents={parents} desk={desk} />
      </InspectorBody>
    </>
  );
}

interface PlacedProps extends Pick<CommanderInspectorProps, "formation" | "desk"> {
  readonly placement: CommanderPlacement;
}

function Placed({ formation, placement, desk }: PlacedProps) {
  const t = useTranslations("map");
  const formationId = formation.id;
  const set = (change: Partial<CommanderPlacement>, run: string) =>
    desk.editor.apply(placeCommander, { formationId, ...placement, ...change }, run);
  return (
    <>
      <fieldset
        disabled={placement.locked}
        className="grid min-w-0 disabled:text-ink-3 grid-cols-2 items-start gap-2"
      >
        <PlaceFields place={placement} onCommit={set} />
      </fieldset>
      <Reach formation={formation} placement={placement} desk={desk} />
      <div className="flex flex-wrap gap-2">
        {!placement.locked && (
          <Button onPress={() => removeSubject(desk, { kind: "commander", id: formationId })}>
            {t("unit.takeOff")}
          </Button>
        )}
        <LockButton
          piece={{ kind: "commander", id: formationId }}
          editor={desk.editor}
          isLocked={desk.isLocked}
        />
      </div>
    </>
  );
}

/** How many of the commander's direct units are near enough, and how far away the others are. */
function Reach({ formation, placement, desk }: PlacedProps) {
  const t = useTranslations("map.commander");
  const format = useFormatter();
  const led = ledUnits(desk.scenario, formation.id, placement);
  const far = led.filter(({ isFar }) => isFar);
  if (led.length === 0) return <p className="hint mt-1.5">{t("noUnits")}</p>;
  return (
    <div>
      <p>
        {t("reach", { near: led.length - far.length, all: led.length, cm: COMMAND_REACH_CM })}{" "}
        <RuleNo rule="1.1.3" />
      </p>
      {far.length > 0 && (
        <ul className="mt-1 text-sm">
          {far.map(({ unit, distanceCm }) => (
            <li key={unit.id}>
              <NameButton onClick={() => desk.select({ kind: "unit", id: unit.id })}>
                {unit.name}
              </NameButton>{" "}
              <Warning>
                {t("far", { cm: format.number(distanceCm, { maximumFractionDigits: 1 }) })}
              </Warning>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A placed unit with its distance to its direct commander. */
interface LedUnit {
  readonly unit: Unit;
  readonly distanceCm: number;
  /** Whether every order to it requires an ordering roll [1.1.3]. */
  readonly isFar: boolean;
}

/** The placed units directly under a formation's commander, for a given position of the commander. */
function ledUnits(scenario: Scenario, formationId: string, stand: CommanderPlacement): LedUnit[] {
  return [...walkUnits(scenario)].flatMap(({ unit, parents }) => {
    if (!unit.placement || directCommand(parents)?.id !== formationId) return [];
    const { outline } = groundOf(unit, unit.placement, scenario);
    const distanceCm = distanceOfCommander(stand, outline, scenario.settings.bases);
    return [{ unit, distanceCm, isFar: isOutOfReach(distanceCm) }];
  });
}
