"use client";

import { Dices } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { Facts } from "@/app/_ui/facts";
import { LinkButton } from "@/app/_ui/link-button";
import { SectionTitle } from "@/app/_ui/section-title";
import { Warning } from "@/app/(author)/_map-desk/warning";
import { oddsAddress } from "@/lib/domain/belle-alliance/fire/odds-address";
import type { TargetInRange } from "@/lib/domain/belle-alliance/fire/targets";
import type { UnitOnGround } from "@/lib/domain/belle-alliance/fire/unit-on-ground";
import { useEditor } from "../../_desk/scenario-editor";

interface TargetListProps {
  readonly firer: UnitOnGround;
  readonly targets: readonly TargetInRange[];
  readonly reachCm: number;
}

/** The enemies within arc and range, the nearest first. */
export function TargetList({ firer, targets, reachCm }: TargetListProps) {
  const t = useTranslations("fieldOfFire");
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionTitle level={3} id={id}>
        {t("targets", { count: targets.length })}
      </SectionTitle>
      {targets.length === 0 && <p className="hint">{t("noTargets", { cm: reachCm })}</p>}
      <ul className="text-sm">
        {targets.map((target) => (
          <Target key={target.target.unit.id} firer={firer} target={target} />
        ))}
      </ul>
    </section>
  );
}

interface TargetProps {
  readonly firer: UnitOnGround;
  readonly target: TargetInRange;
}

function Target({ firer, target }: TargetProps) {
  const t = useTranslations("fieldOfFire");
  const { id: scenarioId, isLocal } = useEditor();
  const { name } = target.target.unit;
  return (
    <li className="border-rule border-b py-2 last:border-b-0">
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 font-semibold">{name}</span>
        {!isLocal && target.target.unit.arm !== "train" && (
          <LinkButton
            href={`/rules/belle-alliance/odds?${oddsAddress({ ...target, scenarioId, firer })}`}
            look="bare"
            size="small"
            icon={<Dices aria-hidden />}
            aria-label={t("oddsAgainst", { name })}
          >
            {t("odds")}
          </LinkButton>
        )}
      </div>
      <TargetFacts target={target} />
      <Hindrances target={target} />
    </li>
  );
}

function TargetFacts({ target }: Pick<TargetProps, "target">) {
  const t = useTranslations("fieldOfFire");
  const cm = useCm();
  const { hit, zone, cover, noRicochet, hasColumnEffect, alsoCounts, shot } = target;
  return (
    <Facts>
      <span>
        <b>{t("cm", { cm: cm(hit.distanceCm) })}</b>
      </span>
      <span>{t("zone", { zone })}</span>
      <span>
        {cover?.cover ? t("cover", { cover: cover.cover }) : t(cover ? "coverOpen" : "noCover")}
      </span>
      {noRicochet && <span>{t("noRicochet")}</span>}
      {hit.counts && <span>{t(hit.counts)}</span>}
      {alsoCounts.map((into) => (
        <span key={into}>{t(`also.${into}`)}</span>
      ))}
      {hasColumnEffect && <span>{t("columnEffect")}</span>}
      {shot.files < shot.ofFiles && (
        <span>{t("files", { files: shot.files, of: shot.ofFiles })}</span>
      )}
    </Facts>
  );
}

/** What stops the shot, and who of the own side is too near to it. */
function Hindrances({ target: { inTheWay, tooNear, isSeen } }: Pick<TargetProps, "target">) {
  const t = useTranslations("fieldOfFire");
  const cm = useCm();
  return (
    <>
      {isSeen === false && (
        <p>
          <Warning>{t("notSeen")}</Warning>
        </p>
      )}
      {inTheWay.map(({ unit: { unit }, isOwn, isOvershot }) => (
        <p key={unit.id}>
          {isOvershot ? (
            t("overshot", { name: unit.name })
          ) : (
            <Warning>{t(isOwn ? "ownInTheWay" : "enemyInTheWay", { name: unit.name })}</Warning>
          )}
        </p>
      ))}
      {tooNear.map(({ unit: { unit }, is, distanceCm, neededCm }) => (
        <p key={`${unit.id} ${is}`}>
          <Warning>
            {t(is === "passed" ? "passed" : "behindTarget", {
              name: unit.name,
              cm: cm(distanceCm),
              needed: cm(neededCm),
            })}
          </Warning>
        </p>
      ))}
    </>
  );
}

function useCm(): (value: number) => string {
  const format = useFormatter();
  return (value) => format.number(value, { maximumFractionDigits: 1 });
}
