"use client";

import { ChevronsDownUp, ChevronsUpDown, ListFilter } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { IconButton } from "@/app/_ui/button";
import { Segmented } from "@/app/_ui/segmented";
import { useSideFacts } from "../../_desk/use-side-facts";
import type { OrderDesk } from "../use-order-desk";

/** Opens every formation; shuts them all where none is shut. */
export const OpenAll = memo(function OpenAll(props: Pick<OrderDesk, "isAllOpen" | "toggleAll">) {
  const t = useTranslations("orderOfBattle.tools");
  const Icon = props.isAllOpen ? ChevronsDownUp : ChevronsUpDown;
  return (
    <IconButton
      label={t(props.isAllOpen ? "shutAll" : "openAll")}
      onPress={props.toggleAll}
      className="openall"
    >
      <Icon className="ic" aria-hidden />
    </IconButton>
  );
});

/** Keeps of the tree what fits a name, a commander or an arm. */
export const TreeFilter = memo(function TreeFilter(props: Pick<OrderDesk, "query" | "setQuery">) {
  const t = useTranslations("orderOfBattle.tools");
  return (
    <div className="withic flt">
      <ListFilter className="ic" aria-hidden />
      <input
        className="input"
        type="search"
        aria-label={t("filter")}
        placeholder={t("filterHint")}
        value={props.query}
        onChange={(event) => props.setQuery(event.target.value)}
      />
    </div>
  );
});

const ALL = "all";

/** Whether all sides are shown or one of them. */
export const SideChoice = memo(function SideChoice(props: Pick<OrderDesk, "sideId" | "setSide">) {
  const t = useTranslations("orderOfBattle.tools");
  const sides = useSideFacts();
  if (sides.length < 2) return null;
  return (
    <Segmented
      label={t("sides")}
      labelHidden
      className="sidechoice"
      value={props.sideId ?? ALL}
      onChange={(value) => props.setSide(value === ALL ? null : value)}
      segments={[
        { value: ALL, label: t("all") },
        ...sides.map(({ id, name, colour }) => ({
          value: id,
          label: (
            <>
              <i className={`swatch side-${colour}`} aria-hidden="true" />
              <span className="sidename">{name}</span>
            </>
          ),
        })),
      ]}
    />
  );
});
