"use client";

import { History, MapPinned } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { request } from "@/app/_ui/ask-api";
import { Button } from "@/app/_ui/button";
import { fetched } from "@/app/_ui/fetched";
import type { GroundOrigin } from "@/lib/domain/scenario/scenario";
import type { MapDeskState } from "../use-map-desk";

const PublishDialog = fetched(async () => (await import("./publish-dialog")).PublishDialog, {
  place: "over",
});
const NewsDialog = fetched(async () => (await import("./news-dialog")).NewsDialog, {
  place: "over",
});

interface GroundMapPartProps {
  readonly desk: MapDeskState;
}

/** Which map the ground is from, whether that has a newer version, and publishing the ground as a map. */
export function GroundMapPart({ desk }: GroundMapPartProps) {
  const t = useTranslations("groundMap");
  const [isOpen, setOpen] = useState(false);
  const { origin } = desk.scenario.map;
  return (
    <section className="grid gap-2 border-rule border-t pt-3" aria-label={t("part")}>
      {origin && <OriginLine origin={origin} desk={desk} />}
      <Button
        className="justify-self-start"
        icon={<MapPinned aria-hidden />}
        onHoverStart={PublishDialog.fetchAhead}
        onPress={() => setOpen(true)}
      >
        {t("publish.open")}
      </Button>
      {isOpen && <PublishDialog desk={desk} onClose={() => setOpen(false)} />}
    </section>
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
  if (now === "unknown" || now === origin.version) return null;
  if (now === "gone") return <p className="text-ink-3">{t("gone")}</p>;
  return (
    <div className="grid justify-items-start gap-1.5" role="status">
      <p>{t("newer", { now })}</p>
      {origin.moved ? (
        <p className="text-ink-3">{t("moved")}</p>
      ) : (
        <Button
          icon={<History aria-hidden />}
          onHoverStart={NewsDialog.fetchAhead}
          onPress={() => setOpen(true)}
        >
          {t("open")}
        </Button>
      )}
      {isOpen && <NewsDialog desk={desk} origin={origin} onClose={() => setOpen(false)} />}
    </div>
  );
}

type VersionNow = number | "gone" | "unknown";

/** The map's present version, asked again whenever the window regains the focus; its body comes only where there is a newer one. */
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
