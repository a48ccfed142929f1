"use client";

import { Bridge, Link2, Spline } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Menu } from "@/app/_ui/menu";
import {
  joinEnds,
  layCrossing,
  simplifyFeature,
  smoothFeature,
} from "@/lib/domain/belle-alliance/scenario/commands/outlines";
import type { Feature, ShapeFeature } from "@/lib/domain/belle-alliance/scenario/feature";
import {
  canJoinEnds,
  crossingSpan,
  withJoinedEnds,
} from "@/lib/domain/belle-alliance/scenario/joints";
import { middleOf } from "@/lib/terrain/ring";
import type { MapDeskState } from "./use-map-desk";

interface OutlineActionsProps {
  readonly shape: ShapeFeature;
  readonly desk: Pick<MapDeskState, "scenario" | "editor">;
}

/** The distance in cm within which a button finds other lines and water, larger than for dragging. */
const REACH_CM = 10;
/** The choices of how far an outline may be changed, in cm. */
const TOLERANCES_CM = [0.5, 1, 2] as const;

/** Joins the ends of a line, adjusts a bridge to its banks, smooths an outline. */
export function OutlineActions({ shape, desk }: OutlineActionsProps) {
  const { editor, scenario } = desk;
  const { features } = scenario.map;
  const featureId = shape.id;
  return (
    <>
      {canJoinEnds(shape) && (
        <JoinButton
          shape={shape}
          features={features}
          onJoin={() => editor.apply(joinEnds, { featureId, reachCm: REACH_CM })}
        />
      )}
      {shape.kind === "crossing" && (
        <CrossingButton
          shape={shape}
          features={features}
          onLay={() => {
            const near = middleOf(shape.points);
            editor.apply(layCrossing, { featureId, near, reachCm: REACH_CM });
          }}
        />
      )}
      {shape.kind !== "crossing" && <OutlineMenu featureId={featureId} editor={editor} />}
    </>
  );
}

interface JoinButtonProps {
  readonly shape: ShapeFeature;
  readonly features: readonly Feature[];
  readonly onJoin: () => void;
}

function JoinButton({ shape, features, onJoin }: JoinButtonProps) {
  const t = useTranslations("map.outline");
  const hasNone = withJoinedEnds(shape, features, REACH_CM) === null;
  return (
    <Button
      icon={<Link2 aria-hidden />}
      offBecause={hasNone ? t("joinNone", { cm: REACH_CM }) : undefined}
      onPress={onJoin}
    >
      {t("join")}
    </Button>
  );
}

interface CrossingButtonProps {
  readonly shape: Extract<ShapeFeature, { readonly kind: "crossing" }>;
  readonly features: readonly Feature[];
  readonly onLay: () => void;
}

function CrossingButton({ shape, features, onLay }: CrossingButtonProps) {
  const t = useTranslations("map.outline");
  const { points, widthCm } = shape;
  const span = crossingSpan(features, { near: middleOf(points), reachCm: REACH_CM, widthCm });
  return (
    <Button
      icon={<Bridge aria-hidden />}
      offBecause={span === null ? t("layNone", { cm: REACH_CM }) : undefined}
      onPress={onLay}
    >
      {t("lay")}
    </Button>
  );
}

interface OutlineMenuProps extends Pick<MapDeskState, "editor"> {
  readonly featureId: string;
}

function OutlineMenu({ featureId, editor }: OutlineMenuProps) {
  const t = useTranslations("map.outline");
  const each = (act: "smooth" | "simplify") =>
    TOLERANCES_CM.map((toleranceCm) => ({
      id: `${act} ${toleranceCm}`,
      label: t(act, { cm: toleranceCm }),
      onAction: () =>
        editor.apply(act === "smooth" ? smoothFeature : simplifyFeature, {
          featureId,
          toleranceCm,
        }),
    }));
  return (
    <Menu
      label={t("open")}
      trigger={<Button icon={<Spline aria-hidden />}>{t("open")}</Button>}
      actions={[...each("smooth"), ...each("simplify")]}
    />
  );
}
