import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import type { Settings } from "@/lib/domain/belle-alliance/scenario/settings";
import {
  type TurnedGrounds,
  turnedGrounds,
} from "@/lib/domain/belle-alliance/sight/deciding-readings";
import { type SightGround, sightGround } from "@/lib/domain/belle-alliance/sight/sight-ground";
import { SIGHT_READINGS, type SightReadings } from "@/lib/rules/belle-alliance/sight";

interface Prepared {
  readonly settings: Settings;
  readonly ground: SightGround;
  turned: TurnedGrounds | null;
}

const PREPARED = new WeakMap<readonly Feature[], Prepared>();

/** The ground of a map, prepared once as long as neither its shapes nor its settings change. */
export function preparedGround(features: readonly Feature[], settings: Settings): SightGround {
  return prepared(features, settings).ground;
}

/** The same ground with each of its readings turned round, prepared when first asked for. */
export function turnedGround(features: readonly Feature[], settings: Settings): TurnedGrounds {
  const known = prepared(features, settings);
  known.turned ??= turnedGrounds(known.ground.readings, (readings) =>
    groundUnder(features, settings, readings),
  );
  return known.turned;
}

function prepared(features: readonly Feature[], settings: Settings): Prepared {
  const known = PREPARED.get(features);
  if (known?.settings === settings) return known;
  const ground = groundUnder(features, settings, { ...SIGHT_READINGS, ...settings.sight });
  const made: Prepared = { settings, ground, turned: null };
  PREPARED.set(features, made);
  return made;
}

function groundUnder(
  features: readonly Feature[],
  settings: Settings,
  readings: SightReadings,
): SightGround {
  const rankDepthMm = settings.bases.infantry.depthMm;
  return sightGround({ features }, { readings, terrain: settings, rankDepthMm });
}
