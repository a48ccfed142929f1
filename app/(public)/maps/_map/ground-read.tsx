import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { GroundLegend, GroundPicture } from "@/app/_map/belle-alliance/ground-picture";
import { MarkdownView } from "@/app/_ui/markdown-view";
import { SectionTitle } from "@/app/_ui/section-title";
import type { GroundMap } from "@/lib/domain/belle-alliance/ground-map/ground-map";
import { groundView } from "@/lib/domain/belle-alliance/ground-map/ground-view";
import type { GroundOrigin } from "@/lib/domain/belle-alliance/scenario/scenario";
import { readHead } from "@/lib/usecases/document/read-document";
import { Fact, Facts } from "../../_battlefield/facts";
import { SMALL_PROSE } from "../../scenarios/[id]/_read/small-prose";

interface GroundReadProps {
  readonly ground: GroundMap;
  /** The map's actions, next to the picture. */
  readonly children: ReactNode;
}

/** A map of ground: title, picture with legend, facts, notes and sources. */
export async function GroundRead({ ground, children }: GroundReadProps) {
  const t = await getTranslations("groundMap.read");
  const { map } = groundView(ground);
  return (
    <div className="mt-4 grid grid-cols-1 items-start gap-6 wide-tablet:grid-cols-[minmax(0,1fr)_--spacing(75)] print:grid-cols-1">
      <div className="min-w-0">
        <figure className="border border-rule-2 bg-sheet">
          <GroundPicture
            map={map}
            label={t("picture", { title: ground.title })}
            className="h-auto max-h-[86vh] w-full print:max-h-[15cm]"
          />
          {map.note && (
            <figcaption
              className="border-rule border-t px-3 py-1.5 text-ink-3 text-xs"
              lang={ground.language}
            >
              {map.note}
            </figcaption>
          )}
        </figure>
        <div className="mt-3">
          <GroundLegend map={map} />
        </div>
      </div>
      <div className="grid gap-4">
        <GroundFacts ground={ground} />
        {children}
        {ground.notes && (
          <MarkdownView
            text={ground.notes}
            topLevel={3}
            lang={ground.language}
            className={SMALL_PROSE}
          />
        )}
        {ground.credits && (
          <section>
            <SectionTitle>{t("credits")}</SectionTitle>
            <MarkdownView
              text={ground.credits}
              topLevel={4}
              lang={ground.language}
              className={SMALL_PROSE}
            />
          </section>
        )}
      </div>
    </div>
  );
}

async function GroundFacts({ ground }: Pick<GroundReadProps, "ground">) {
  const t = await getTranslations("groundMap.read");
  const systems = await getTranslations("common.system");
  const { map, settings, place } = ground;
  const { widthCm: width, depthCm: depth, features, origin } = map;
  const { metresPerCm } = settings;
  return (
    <section>
      <SectionTitle>{t("facts")}</SectionTitle>
      <Facts>
        <Fact name={t("rules")}>{systems(ground.system)}</Fact>
        {place && (
          <Fact name={t("place")}>
            <span lang={ground.language}>{place}</span>
          </Fact>
        )}
        <Fact name={t("table")}>{t("size", { width, depth })}</Fact>
        <Fact name={t("ground")}>
          {t("metres", { width: width * metresPerCm, depth: depth * metresPerCm, metresPerCm })}
        </Fact>
        <Fact name={t("holds")}>{t("shapes", { count: features.length })}</Fact>
        {origin && (
          <Fact name={t("origin")}>
            <GroundSource origin={origin} />
            {origin.after && (
              <>
                <br />
                <GroundSource origin={origin.after} />
              </>
            )}
          </Fact>
        )}
      </Facts>
    </section>
  );
}

/** The document the ground was copied from, with a link for readers who may open it. */
export async function GroundSource({ origin }: { readonly origin: GroundOrigin }) {
  const t = await getTranslations("groundMap.origin");
  const { kind, id, title, author } = origin;
  const words = t(kind, { title, author: author || "–" });
  const context = await currentContext();
  const head = await readHead(context, { kind, id }).catch(() => null);
  return head ? <Link href={`/${kind}s/${id}`}>{words}</Link> : words;
}
