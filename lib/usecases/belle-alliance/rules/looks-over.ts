import { type Look, lookAt } from "@/lib/domain/belle-alliance/sight/look";
import { sightGround } from "@/lib/domain/belle-alliance/sight/sight-ground";
import { TERRAIN_READINGS } from "@/lib/rules/belle-alliance/terrain-readings";
import type { SightReason, SightRequest } from "@/lib/usecases/belle-alliance/rules/sight-request";

/** A look as the API answers it. */
export interface SightAnswer {
  readonly visible: boolean;
  readonly limitCm: number;
  readonly distanceCm: number;
  /** `clear`, or everything that is in the way. */
  readonly because: readonly SightReason[];
}

/** The looks of a request, in their order. */
export function looksOver({ map, readings, looks }: SightRequest): readonly SightAnswer[] {
  const { barricadesWithoutCover = TERRAIN_READINGS.barricadesWithoutCover, ...sight } =
    readings ?? {};
  const ground = sightGround(map, { readings: sight, terrain: { barricadesWithoutCover } });
  return looks.map(({ from, to }) =>
    answerOf(
      lookAt(
        ground,
        { at: [from.xCm, from.yCm], terrain: from.terrain ?? undefined },
        {
          at: [to.xCm, to.yCm],
          terrain: to.terrain ?? undefined,
          fired: to.fired ?? false,
        },
      ),
    ),
  );
}

function answerOf({ visible, limitCm, distanceCm, isWithin, blocks }: Look): SightAnswer {
  const kinds = new Set(blocks.map(({ by }) => by));
  const because: SightReason[] = isWithin ? [] : ["distance"];
  for (const by of ["crest", "wood", "building"] as const) if (kinds.has(by)) because.push(by);
  return {
    visible,
    limitCm,
    distanceCm: rounded(distanceCm),
    because: because.length > 0 ? because : ["clear"],
  };
}

const rounded = (cm: number) => Math.round(cm * 1_000) / 1_000;
