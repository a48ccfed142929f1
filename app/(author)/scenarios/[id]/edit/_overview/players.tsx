import { useTranslations } from "next-intl";
import { NumberField } from "@/app/_ui/number-field";
import { LIMITS } from "@/lib/domain/document/limits";
import { fieldId } from "./field-ids";
import { useScenarioField, useSetFields } from "./use-scenario-field";

/** The number of players: a single number is both minimum and maximum, and the minimum never exceeds the maximum. */
export function Players() {
  const t = useTranslations("overview.play");
  const players = useScenarioField("players");
  const set = useSetFields();
  const span = { look: "stepper", minValue: 1, maxValue: LIMITS.players } as const;
  return (
    <>
      <div id={fieldId("players")}>
        <NumberField
          label={t("playersFrom")}
          hint={t("playersHint")}
          value={players?.from ?? null}
          onCommit={(from) =>
            set({
              players:
                from === null ? undefined : { from, to: Math.max(from, players?.to ?? from) },
            })
          }
          {...span}
        />
      </div>
      <NumberField
        label={t("playersTo")}
        value={players?.to ?? null}
        onCommit={(to) =>
          set({
            players: to === null ? undefined : { from: Math.min(to, players?.from ?? to), to },
          })
        }
        {...span}
      />
    </>
  );
}
