"use client";

import { Dices } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Menu } from "@/app/_ui/menu";
import { Tag } from "@/app/_ui/tag";
import { type DrawReason, FATES } from "@/lib/domain/bogowie-wojny/game/game-event";
import type { PostView } from "@/lib/domain/bogowie-wojny/game/game-view";
import type { Wire } from "@/lib/domain/document/wire";
import { usePostName } from "./use-army-names";
import { useGame } from "./use-game";

interface PostRowProps {
  readonly at: Wire<PostView>;
  readonly isOwn: boolean;
}

/** A post with its holder, and the actions its player has there now. */
export function PostRow({ at, isOwn }: PostRowProps) {
  const name = usePostName();
  const t = useTranslations("game.commanders");
  const { holder, gone, post } = at;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 flex-1 basis-40">
        <span className="small-caps">{name(post)}</span>
        {holder && <HolderLine holder={holder} />}
        {!holder &&
          (gone ? <GoneLine at={at} isOwn={isOwn} /> : <p className="text-ink-3">{t("nobody")}</p>)}
      </div>
      {isOwn && (
        <div className="flex flex-wrap items-center gap-2">
          <Draws at={at} />
          {holder && <Losses post={post} />}
          <Successors at={at} />
        </div>
      )}
    </li>
  );
}

/** The former holder and, for their own player, the ways to replace them [6.7]. */
function GoneLine({ at: { gone, successors, among }, isOwn }: PostRowProps) {
  const t = useTranslations("game.commanders");
  if (!gone) return null;
  const next = successors.length > 0 ? "promote" : among > 0 ? "draw" : "nobody";
  return (
    <p>
      {t(`gone.${gone.how}`, { name: gone.name })}{" "}
      {isOwn && <span className="text-ink-3">{t(`next.${next}`)}</span>}
    </p>
  );
}

function HolderLine({ holder }: { readonly holder: NonNullable<Wire<PostView>["holder"]> }) {
  const t = useTranslations("game.commanders");
  const format = useFormatter();
  const { name, commandValue, specialRule, promoted, redrawn, commanderId } = holder;
  const value = commandValue === null ? null : commandValue - Number(promoted);
  return (
    <p data-holder className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <b>{name}</b>
      {value !== null && <Tag>{format.number(value, { signDisplay: "exceptZero" })}</Tag>}
      {commanderId === null && <Tag>{t("historical")}</Tag>}
      {promoted && <Tag>{t("promoted")}</Tag>}
      {redrawn && <Tag>{t("redrawn")}</Tag>}
      {specialRule && <small className="basis-full">{specialRule}</small>}
    </p>
  );
}

function Draws({ at }: { readonly at: Wire<PostView> }) {
  const { due, mayRedraw } = at;
  if (due !== null) return <DueDraw at={at} reason={due} />;
  return mayRedraw ? <Redraw at={at} /> : null;
}

interface DueDrawProps {
  readonly at: Wire<PostView>;
  readonly reason: DrawReason;
}

function DueDraw({ at: { post, among }, reason }: DueDrawProps) {
  const t = useTranslations("game.commanders");
  const { move, isMoving } = useGame();
  return (
    <Button
      look="primary"
      icon={<Dices aria-hidden />}
      isPending={isMoving}
      {...(among === 0 ? { offBecause: t("nobodyLeft") } : {})}
      onPress={() => void move({ move: "draw", post: post.id, reason })}
    >
      {t(`draw.${reason}`, { among })} <ForPost post={post} />
    </Button>
  );
}

/** A redraw costs a point and is final [13.3], so it must be confirmed. */
function Redraw({ at: { post, among } }: { readonly at: Wire<PostView> }) {
  const t = useTranslations("game.commanders");
  const { move, isMoving } = useGame();
  const icon = <Dices aria-hidden />;
  if (among === 0) {
    return (
      <Button icon={icon} offBecause={t("nobodyLeft")}>
        {t("draw.redraw")}
      </Button>
    );
  }
  return (
    <Menu
      label={t("draw.redraw")}
      trigger={
        <Button icon={icon} isPending={isMoving}>
          {t("draw.redraw")}
        </Button>
      }
      actions={[
        {
          id: "redraw",
          label: t("redrawBinds"),
          onAction: () => void move({ move: "draw", post: post.id, reason: "redraw" }),
        },
      ]}
    />
  );
}

/** Names a button's post for screen reader users, because each post has the same buttons. */
function ForPost({ post }: { readonly post: Wire<PostView>["post"] }) {
  const name = usePostName();
  return <span className="sr-only">{name(post)}</span>;
}

function Losses({ post }: { readonly post: Wire<PostView>["post"] }) {
  const t = useTranslations("game.commanders");
  const { move } = useGame();
  return (
    <Menu
      label={t("lost")}
      trigger={
        <Button look="bare">
          {t("lost")} <ForPost post={post} />
        </Button>
      }
      actions={FATES.map((fate) => ({
        id: fate,
        label: t(`fate.${fate}`),
        onAction: () => void move({ move: "lose", post: post.id, fate }),
      }))}
    />
  );
}

function Successors({ at: { post, successors } }: { readonly at: Wire<PostView> }) {
  const t = useTranslations("game.commanders");
  const { move, isMoving } = useGame();
  return successors.map(({ post: from, name }) => (
    <Button
      key={from}
      isPending={isMoving}
      onPress={() => void move({ move: "promote", from, to: post.id })}
    >
      {t("promote", { name })}
    </Button>
  ));
}
