import {
  SIGHT_CHOICES,
  type SightReading,
  type SightReadings,
} from "@/lib/rules/belle-alliance/sight";
import type { Look } from "./look";
import type { SightGround } from "./sight-ground";

const READINGS = Object.keys(SIGHT_CHOICES) as SightReading[];

/** A ground with one of its readings turned round, by the name of that reading. */
export type TurnedGrounds = ReadonlyMap<SightReading, SightGround>;

/** A ground with one reading turned round at a time; `prepare` makes the ground for some readings. */
export function turnedGrounds(
  readings: SightReadings,
  prepare: (readings: SightReadings) => SightGround,
): TurnedGrounds {
  return new Map(
    READINGS.map((reading) => {
      const [one, other] = SIGHT_CHOICES[reading];
      const turned = readings[reading] === one ? other : one;
      return [reading, prepare({ ...readings, [reading]: turned })];
    }),
  );
}

/** The readings that decide whether a look succeeds: with one of them turned round it would end otherwise. */
export function decidingReadings(
  look: Pick<Look, "visible">,
  turned: TurnedGrounds,
  lookOver: (ground: SightGround) => Pick<Look, "visible">,
): readonly SightReading[] {
  return READINGS.filter((reading) => {
    const ground = turned.get(reading);
    return ground !== undefined && lookOver(ground).visible !== look.visible;
  });
}
