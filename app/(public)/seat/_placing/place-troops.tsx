"use client";

import { RotateCcw, RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { SketchMap } from "@/app/_map/belle-alliance/sketch-map";
import { ZoneOutline } from "@/app/_map/zone-outline";
import { Button } from "@/app/_ui/button";
import { Select } from "@/app/_ui/select";
import { Tag } from "@/app/_ui/tag";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { useStoredDraft } from "@/app/_ui/use-stored-draft";
import type { PlacedTroops } from "@/lib/domain/belle-alliance/game/placing";
import type { PlacingView } from "@/lib/domain/belle-alliance/game/seat-view";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { SideColour } from "@/lib/domain/table/side-colours";
import type { Point } from "@/lib/terrain/point";
import { normalisedDeg } from "@/lib/terrain/point";
import { centroid, type Ring } from "@/lib/terrain/ring";
import { useLineLost } from "../_seat/line";
import { changed, type OwnPiece, overlapsOf, ownPieces, putBack, without } from "./own-pieces";
import { PlacedPieces } from "./placed-pieces";

interface PlaceTroopsProps {
  readonly seatKey: string;
  readonly seatId: string;
  readonly placing: PlacingView & { readonly zone: Ring };
  readonly map: MapView;
  readonly colour: SideColour;
}

const TURN_DEG = 15;
const NOTHING: PlacedTroops = { units: [], commanders: [] };

/** A seat's troops, to be placed within its zone before the game; kept in this browser until they are sent. */
export function PlaceTroops({ seatKey: key, seatId, placing, map, colour }: PlaceTroopsProps) {
  const t = useTranslations("seatPage.placing");
  const line = useTranslations("seatPage.line");
  const ba = useTranslations("belleAlliance.formation");
  const words = useRefusalWords();
  const router = useRouter();
  const isLost = useLineLost();
  const [draft, keep] = useStoredDraft<PlacedTroops>(`seat-placing ${seatId}`);
  const [chosen, choose] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const placed = draft ?? placing.sent ?? NOTHING;
  const pieces = ownPieces(placing, placed);
  const below = useMemo(() => withoutOwn(map, placing), [map, placing]);
  const piece = pieces.find((each) => each.key === chosen) ?? null;
  const outside = pieces.filter((each) => each.is === "outside").length;
  const onOneAnother = overlapsOf(pieces, new Set(placed.units.map(({ id }) => id)));
  const change = (of: OwnPiece, to: Parameters<typeof changed>[2]) => keep(changed(placed, of, to));
  const put = (at: Point) => piece && change(piece, { at });
  const send = async () => {
    setSending(true);
    const answer = await callApi("POST /seats/{key}/placing", { key, body: placed });
    setSending(false);
    if (!answer.ok) {
      if (!answer.isUnconfirmed) router.refresh();
      const text = answer.isUnconfirmed ? line("unanswered") : words(answer.refusal);
      return toast({ text, look: "error" });
    }
    keep(null);
    router.refresh();
    toast({ text: t("sent") });
  };
  return (
    <div className="grid justify-items-start gap-3">
      <div className="grid w-full gap-3 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <SketchMap map={below} label={t("map")} idPrefix="own-zone">
          {(overlay, pen) => (
            <>
              <ZoneOutline zone={placing.zone} pen={pen} />
              <PlacedPieces
                pieces={pieces}
                chosen={chosen}
                colour={colour}
                map={map}
                overlay={overlay}
                pen={pen}
                onChoose={choose}
                onPut={put}
                onMoved={(of, at) => change(of, { at })}
                onTurned={(of, byDeg) => change(of, { byDeg })}
              />
            </>
          )}
        </SketchMap>
        <ul
          aria-label={t("troops")}
          className="max-h-100 w-full divide-y divide-rule overflow-auto"
        >
          {pieces.map((each) => (
            <li key={each.key}>
              <button
                type="button"
                aria-pressed={each.key === chosen}
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-2 px-2 text-start aria-pressed:bg-brass/15 aria-pressed:font-semibold"
                onClick={() => choose(each.key === chosen ? null : each.key)}
              >
                {each.name} <Tag>{t(`is.${each.is}`)}</Tag>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {piece ? (
        <fieldset className="flex flex-wrap items-end gap-2">
          <legend className="font-semibold text-sm">{piece.name}</legend>
          {!piece.at && (
            <Button onPress={() => change(piece, { at: centroid(placing.zone) })}>
              {t("middle")}
            </Button>
          )}
          {piece.at && piece.formations.length > 0 && (
            <>
              <Button
                icon={<RotateCcw aria-hidden />}
                onPress={() => change(piece, { byDeg: -TURN_DEG })}
              >
                {t("left")}
              </Button>
              <Button
                icon={<RotateCw aria-hidden />}
                onPress={() => change(piece, { byDeg: TURN_DEG })}
              >
                {t("right")}
              </Button>
              <Select
                label={t("formation")}
                value={piece.formation}
                choices={piece.formations.map((value) => ({ value, label: ba(value) }))}
                onChange={(formation) => change(piece, { formation })}
              />
              <span className="num text-ink-3 text-sm">
                {t("facing", { deg: normalisedDeg(piece.facingDeg) })}
              </span>
            </>
          )}
          {piece.is !== "as-before" && piece.is !== "nowhere" && (
            <Button look="bare" onPress={() => keep(putBack(placed, piece))}>
              {t("putBack")}
            </Button>
          )}
        </fieldset>
      ) : (
        <p className="hint">{t("hint")}</p>
      )}
      {onOneAnother.length > 0 && (
        <p role="status" className="text-ink-2">
          {t("overlap", { pairs: onOneAnother.join("; ") })}
        </p>
      )}
      {isLost && draft && <p className="text-ink-2">{line("waits")}</p>}
      <Button
        look="primary"
        isPending={isSending}
        offBecause={
          outside > 0
            ? t("outside", { count: outside })
            : placed.units.length + placed.commanders.length === 0
              ? t("nothing")
              : undefined
        }
        onPress={() => void send()}
      >
        {t("send")}
      </Button>
    </div>
  );
}

/** The map without the troops to be placed, which are drawn above it. */
function withoutOwn(map: MapView, { units, commanders }: PlacingView): MapView {
  return {
    ...map,
    units: without(map.units, units),
    commanders: without(map.commanders, commanders),
    plannedWays: [],
  };
}
