"use client";

import { History, MapPinned } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/app/_ui/button";
import { lazyPart } from "@/app/_ui/lazy-part";
import { request } from "@/app/_ui/request-json";
import type { GroundOrigin } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { MapDeskState } from "../use-map-desk";

const PublishDialog = lazyPart(async () => (await import("./publish-dialog")).PublishDialog, {
  place: "over",
});
const NewsDialog = lazyPart(async () => (await import("./news-dialog")).NewsDialog, {
  place: "over",
});

interface GroundMapPartProps {
  readonly desk: MapDeskState;
}

/** The map that the ground comes from, and whether it has a newer version; nothing if the ground comes from no map. */
export function GroundOriginPart({ desk }: GroundMapPartProps) {
  const t = useTranslations("groundMap");
  const { origin } = desk.scenario.map;
  return (
    origin && (
      <section aria-label={t("part")}>
        <OriginLine origin={origin} desk={desk} />
      </section>
    )
  );
}

/** Publishes the ground as a map. */
export function PublishGround({ desk }: GroundMapPartProps) {
  const t = useTranslations("groundMap");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<MapPinned aria-hidden />}
        onHoverStart={PublishDialog.fetchAhead}
        onPress={() => setOpen(true)}
      >
        {t("publish.open")}
      </Button>
      {isOpen && <PublishDialog desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
}

function OriginLine({ origin, desk }: GroundMapPartProps & { readonly origin: GroundOrigin }) {
  const t = useTranslations("groundMap");
  const { kind, id, title, author, version } = origin;
  const words = t(`origin.${kind}`, { title, author: author || "–" });
  if (kind === "scenario") return <p className="text-sm">{words}</p>;
  return (
    <div className="grid gap-1.5 text-sm">
      <p>
        <Link href={`/maps/${id}`}>{words}</Link> {t("origin.version", { version })}
      </p>
      <News origin={origin} desk={desk} />
    </div>
  );
}

function News({ origin, desk }: GroundMapPartProps & { readonly origin: GroundOrigin }) {
  const t = useTranslations("groundMap.news");
  const now = useVersionNow(origin);
  const [isOpen, setOpen] = useState(false);
  const isNewer = typeof now === "number" && now !== origin.version;
  return (
    <>
      {/* Always there: what comes with its words in it is not read out. */}
      <div role="status">
        {isNewer && <p>{t("newer", { now })}</p>}
        {isNewer && origin.moved && <p className="text-ink-3">{t("moved")}</p>}
        {now === "gone" && <p className="text-ink-3">{t("gone")}</p>}
      </div>
      {isNewer && !origin.moved && (
        <Button
          className="justify-self-start"
          icon={<History aria-hidden />}
          onHoverStart={NewsDialog.fetchAhead}
          onPress={() => setOpen(true)}
        >
          {t("open")}
        </Button>
      )}
      {isOpen && <NewsDialog desk={desk} origin={origin} onClose={() => setOpen(false)} />}
    </>
  );
}

type VersionNow = number | "gone" | "unknown";

/**
 * The map's current version, requested again whenever the window regains the focus; the response has a body only if
 * there is a newer one.
 */
function useVersionNow({ id, version }: GroundOrigin): VersionNow {
  const [now, setNow] = useState<VersionNow>("unknown");
  useEffect(() => {
    let isStale = false;
    const look = async () => {
      const found = await askVersion(id, version);
      if (!isStale) setNow(found);
    };
    const again = () => void look();
    again();
    window.addEventListener("focus", again);
    return () => {
      isStale = true;
      window.removeEventListener("focus", again);
    };
  }, [id, version]);
  return now;
}

async function askVersion(id: string, held: number): Promise<VersionNow> {
  const response = await request(`/maps/${id}`, { headers: { "if-none-match": `"${held}"` } });
  if (response?.status === 304) return held;
  if (response?.status === 404) return "gone";
  const digits = /^"(\d+)"$/.exec(response?.headers.get("etag") ?? "")?.[1];
  return response?.ok && digits ? Number(digits) : "unknown";
}
