"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { Row, Rows } from "@/app/_ui/rows";
import { RuleNo } from "@/app/_ui/rule-no";
import { SectionTitle } from "@/app/_ui/section-title";
import { Warning } from "@/app/(author)/_map-desk/warning";
import { timeOfBound } from "@/lib/domain/belle-alliance/scenario/bound-clock";
import type { NoWay } from "@/lib/domain/belle-alliance/scenario/march/find-way";
import { boundsOnWay, type Way } from "@/lib/domain/belle-alliance/scenario/march/way";
import type { NotAsked } from "@/lib/domain/belle-alliance/scenario/march/way-of-troops";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";

interface WayFoundProps {
  /** Null while it is looked for. */
  readonly found: Way | NoWay | NotAsked | null;
  readonly scenario: Scenario;
  /** Whether the unit already stands in the formation in which it marches. */
  readonly isFormed: boolean;
}

/** A way in words, or why there is none. */
export function WayFound({ found, scenario, isFormed }: WayFoundProps) {
  const t = useTranslations("unitMarch");
  return (
    <>
      <p role="status" className="text-sm">
        {found === null && t("looking")}
        {typeof found === "string" && <Warning>{t(`none.${found}`)}</Warning>}
        {found !== null && typeof found !== "string" && <Outcome way={found} />}
      </p>
      {found !== null && typeof found !== "string" && (
        <>
          <Measures way={found} scenario={scenario} />
          <Slowings way={found} />
          {!isFormed && (
            <p className="hint">
              {t("change")} <RuleNo rule="2.2.1" />
            </p>
          )}
          <p className="hint">{t("reading")}</p>
        </>
      )}
    </>
  );
}

/** The whole march in a sentence: that it arrives, or what stops it. */
function Outcome({ way }: { readonly way: Way }) {
  const t = useTranslations("unitMarch");
  const { headArrivesBound, tailArrivesBound, stopped, bounds } = way;
  if (headArrivesBound !== null) {
    return t("arrives", { head: headArrivesBound, tail: tailArrivesBound ?? "none" });
  }
  if (!stopped) return <Warning>{t("tooLong", { count: bounds.length })}</Warning>;
  const code = CODES.find((each) => each === stopped.code) ?? "other";
  return (
    <>
      <Warning>{t(`stopped.${code}`, { bound: bounds.length })}</Warning>{" "}
      <RuleNo rule={stopped.rule.replace(/^table (?=\d)/, "T")} />
    </>
  );
}

/** What may stop a march on its way. */
const CODES = ["does-not-march", "impassable", "no-rate", "bridge"] as const;

interface MeasuresProps extends Pick<WayFoundProps, "scenario"> {
  readonly way: Way;
}

/** Length, arrival, and where the head stands after each bound. */
function Measures({ way, scenario }: MeasuresProps) {
  const t = useTranslations("unitMarch");
  const format = useFormatter();
  const cm = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const bound = (n: number) => {
    const time = timeOfBound(n, scenario);
    return time === null ? t("bound", { n }) : t("boundAt", { n, time });
  };
  const { headArrivesBound: head, tailArrivesBound: tail } = way;
  return (
    <div>
      <Rows>
        <Row name={t("length")}>
          <b>{t("cm", { cm: cm(way.lengthCm) })}</b>{" "}
          <small>
            {t("metres", {
              metres: format.number(way.lengthCm * scenario.settings.metresPerCm, {
                maximumFractionDigits: 0,
              }),
            })}
          </small>
        </Row>
        {head !== null && <Row name={t("head")}>{bound(head)}</Row>}
        {tail !== null && <Row name={t("tail")}>{bound(tail)}</Row>}
        {way.bends.length > 0 && (
          <Row name={t("turns")} rule="2.4.2">
            {t("turnsTake", {
              count: way.bends.length,
              bounds: cm(way.bends.reduce((sum, { bounds }) => sum + bounds, 0)),
            })}
          </Row>
        )}
      </Rows>
      <Places way={way} nameOf={bound} />
    </div>
  );
}

interface PlacesProps {
  readonly way: Way;
  /** A bound with its clock. */
  readonly nameOf: (n: number) => string;
}

function Places({ way, nameOf }: PlacesProps) {
  const t = useTranslations("unitMarch");
  const id = useId();
  const at = useAt();
  return (
    <section aria-labelledby={id} className="mt-3">
      <SectionTitle level={3} id={id}>
        {t("bounds")}
      </SectionTitle>
      <Rows>
        {boundsOnWay(way).map(({ n, ...place }) => (
          <Row key={n} name={nameOf(n)}>
            {at(place)}
          </Row>
        ))}
      </Rows>
    </section>
  );
}

/** More than these are not told one by one. */
const MOST_TOLD = 40;

/** What slows the march, and where. */
function Slowings({ way: { slowedBy } }: { readonly way: Way }) {
  const t = useTranslations("unitMarch");
  const format = useFormatter();
  const id = useId();
  const at = useAt();
  const cm = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  if (slowedBy.length === 0) return <p className="hint">{t("notSlowed")}</p>;
  return (
    <section aria-labelledby={id}>
      <SectionTitle level={3} id={id}>
        {t("slowed")}
      </SectionTitle>
      <Rows>
        {slowedBy.slice(0, MOST_TOLD).map(({ ground, obstacle, fromCm, toCm, ...place }) => (
          <Row
            key={fromCm}
            name={obstacle ? t("obstacle", { obstacle, ground }) : t(`ground.${ground}`)}
          >
            {t("along", { from: cm(fromCm), to: cm(toCm) })} <small>{at(place)}</small>
          </Row>
        ))}
      </Rows>
      {slowedBy.length > MOST_TOLD && (
        <p className="hint">{t("more", { count: slowedBy.length - MOST_TOLD })}</p>
      )}
    </section>
  );
}

function useAt(): (place: { readonly xCm: number; readonly yCm: number }) => string {
  const t = useTranslations("unitMarch");
  const format = useFormatter();
  const cm = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  return ({ xCm, yCm }) => t("at", { x: cm(xCm), y: cm(yCm) });
}
