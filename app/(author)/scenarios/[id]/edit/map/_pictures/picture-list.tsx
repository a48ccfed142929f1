"use client";

import { ArrowDown, ArrowUp, Eye, EyeOff, Lock, LockOpen } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/app/_ui/button";
import { classNames } from "@/app/_ui/class-names";
import { NameButton } from "@/app/(author)/_map-desk/name-button";
import type { TracedPicture } from "@/lib/domain/belle-alliance/scenario/traced-picture";
import type { MapDeskState } from "../use-map-desk";

const ROW = "flex items-center gap-2 border-rule border-b py-1";

interface PictureListProps {
  readonly desk: MapDeskState;
}

/** All pictures, the topmost first. */
export function PictureList({ desk }: PictureListProps) {
  const t = useTranslations("pictures");
  const { all } = desk.pictures;
  return (
    <ol aria-label={t("list")} className="border-rule border-t">
      {all
        .map((picture, rank) => (
          <PictureRow key={picture.id} picture={picture} rank={rank} desk={desk} />
        ))
        .toReversed()}
    </ol>
  );
}

interface PictureRowProps extends PictureListProps {
  readonly picture: TracedPicture;
  readonly rank: number;
}

function PictureRow({ picture, rank, desk }: PictureRowProps) {
  const t = useTranslations("pictures");
  const { all, chosen, choose, change, raise, hrefOf } = desk.pictures;
  const { id, name, isLocked, isHidden } = picture;
  const isChosen = chosen?.id === id;
  return (
    <li className={classNames(ROW, isChosen && "bg-select")}>
      {/* biome-ignore lint/performance/noImgElement: only its author may see it, so nothing may make copies of it */}
      <img
        src={hrefOf(id)}
        alt=""
        loading="lazy"
        className="size-10 flex-none bg-inset object-contain"
      />
      <span className="wrap-anywhere min-w-0 flex-1 text-sm">
        <NameButton isPressed={isChosen} onClick={() => choose(id)}>
          {name}
        </NameButton>
      </span>
      <IconButton
        size="small"
        label={t(isHidden ? "show" : "hide", { name })}
        onPress={() => change(id, { isHidden: !isHidden })}
      >
        {isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
      <IconButton
        size="small"
        label={t(isLocked ? "unlock" : "lock", { name })}
        onPress={() => change(id, { isLocked: !isLocked })}
      >
        {isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
      </IconButton>
      {isChosen && all.length > 1 && (
        <>
          <IconButton
            size="small"
            label={t("up", { name })}
            offBecause={rank === all.length - 1 ? t("isTop") : undefined}
            onPress={() => raise(id, rank + 1)}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            size="small"
            label={t("down", { name })}
            offBecause={rank === 0 ? t("isBottom") : undefined}
            onPress={() => raise(id, rank - 1)}
          >
            <ArrowDown aria-hidden />
          </IconButton>
        </>
      )}
    </li>
  );
}
