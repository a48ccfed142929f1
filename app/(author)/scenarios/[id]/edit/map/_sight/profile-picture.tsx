import { useTranslations } from "next-intl";
import { useId } from "react";
import type { Look } from "@/lib/domain/belle-alliance/sight/look";
import type { SightProfile } from "@/lib/domain/belle-alliance/sight/sight-profile";
import { stoppedAtCm } from "@/lib/domain/belle-alliance/sight/stopped-at";
import { PALETTES } from "@/lib/domain/table/drawing/palette";
import { rounded } from "@/lib/domain/table/drawing/pen";

interface ProfilePictureProps {
  readonly profile: SightProfile;
  readonly look: Look;
  /** All heights in words. */
  readonly words: string;
}

const COLOURS = PALETTES.variables;

/** The picture's own units. */
const WIDTH = 300;
const FOOT = 14;
const LAYER_HEIGHT = { most: 26, all: 96 };
/** Units stand this high above the ground, so that a line over flat ground is seen; it counts for nothing. */
const LIFT = 3;

interface Scale {
  readonly x: (cm: number) => number;
  readonly y: (layers: number) => number;
  readonly height: number;
}

/** The heights along a look from the side: layers, woods and buildings, crests, and the line of sight. */
export function ProfilePicture({ profile, look, words }: ProfilePictureProps) {
  const t = useTranslations("sight.profile");
  const id = useId();
  const scale = scaleOf(profile);
  return (
    <figure className="grid gap-1">
      <svg
        role="img"
        aria-labelledby={id}
        viewBox={`0 0 ${WIDTH} ${scale.height}`}
        className="w-full border border-rule bg-inset"
      >
        <title id={id}>{`${t("title")}: ${words}`}</title>
        <Ground profile={profile} scale={scale} />
        <Screens profile={profile} scale={scale} />
        <Crests profile={profile} scale={scale} />
        <SightLine profile={profile} look={look} scale={scale} />
      </svg>
      <figcaption className="flex justify-between text-2xs text-ink-3" aria-hidden="true">
        <span>{t("observer")}</span>
        <span>{t("target")}</span>
      </figcaption>
    </figure>
  );
}

function scaleOf({ lengthCm, top }: SightProfile): Scale {
  const layer = Math.min(LAYER_HEIGHT.most, LAYER_HEIGHT.all / top);
  const height = rounded(FOOT + layer * (top + 0.8));
  return {
    height,
    x: (cm) => rounded(4 + (cm / (lengthCm || 1)) * (WIDTH - 8)),
    y: (layers) => rounded(height - FOOT - layers * layer),
  };
}

interface PartProps {
  readonly profile: SightProfile;
  readonly scale: Scale;
}

function Ground({ profile, scale: { x, y, height } }: PartProps) {
  return profile.ground.map(({ fromCm, toCm, level }) => (
    <rect
      key={fromCm}
      x={x(fromCm)}
      y={y(level)}
      width={rounded(x(toCm) - x(fromCm))}
      height={rounded(height - y(level))}
      fill={level === 0 ? COLOURS.table : COLOURS.hill(level)}
      stroke={COLOURS.contour}
      strokeWidth={0.8}
    />
  ));
}

function Screens({ profile, scale: { x, y } }: PartProps) {
  return profile.screens.map(({ id, by, fromCm, toCm, level }) => (
    <rect
      key={`${id} ${fromCm}`}
      x={x(fromCm)}
      y={y(level + 1)}
      width={Math.max(1.5, rounded(x(toCm) - x(fromCm)))}
      height={rounded(y(level) - y(level + 1))}
      fill={by === "wood" ? COLOURS.wood : COLOURS.timber}
      stroke={by === "wood" ? COLOURS.woodInk : COLOURS.stone}
      strokeWidth={1}
      strokeDasharray={by === "wood" ? "3 2" : undefined}
    />
  ));
}

/** A crest as a small triangle on its layer. */
function Crests({ profile, scale: { x, y } }: PartProps) {
  return profile.crests.map(({ id, level, atCm }) => (
    <path
      key={`${id} ${atCm}`}
      d={`M${x(atCm) - 4} ${y(level) + 7}l4 -7l4 7Z`}
      fill={COLOURS.contour}
      stroke={COLOURS.sheet}
      strokeWidth={0.6}
    />
  ));
}

interface SightLineProps extends PartProps {
  readonly look: Look;
}

function SightLine({ profile, look, scale }: SightLineProps) {
  const [from, to] = profile.eyes;
  const stopCm = stoppedAtCm(look);
  const share = profile.lengthCm === 0 ? 1 : stopCm / profile.lengthCm;
  const at = (cm: number, layers: number) => `${scale.x(cm)} ${rounded(scale.y(layers) - LIFT)}`;
  const stop = at(stopCm, from + (to - from) * share);
  const [stopX = "", stopY = ""] = stop.split(" ");
  return (
    <>
      {!look.visible && (
        <path
          d={`M${stop}L${at(profile.lengthCm, to)}`}
          stroke="var(--color-error)"
          strokeWidth={1.5}
          strokeDasharray="3 3"
        />
      )}
      <path d={`M${at(0, from)}L${stop}`} stroke="var(--color-ok)" strokeWidth={2} />
      {!look.visible && (
        <path
          d={`M${stopX} ${Number(stopY) - 7}v14`}
          stroke="var(--color-error)"
          strokeWidth={2.5}
        />
      )}
    </>
  );
}
