"use client";

import { ChevronsDownUp, ChevronsUpDown, ListFilter } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { IconButton } from "@/app/_ui/button";
import { Segmented } from "@/app/_ui/segmented";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { useDocument } from "../_desk/scenario-editor";
import type { OrderDesk } from "./use-order-desk";

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

// Lists of plain values, so that an edit of what stands under a side draws nothing here again.
const idsOf = ({ sides }: Scenario) => sides.map(({ id }) => id);
const namesOf = ({ sides }: Scenario) => sides.map(({ name }) => name);
const coloursOf = ({ sides }: Scenario) => sides.map(({ colour }) => colour);
const ALL = "all";

/** Whether all sides are shown or one of them. */
export const SideChoice = memo(function SideChoice(props: Pick<OrderDesk, "sideId" | "setSide">) {
  const t = useTranslations("orderOfBattle.tools");
  const ids = useDocument(idsOf);
  const names = useDocument(namesOf);
  const colours = useDocument(coloursOf);
  if (ids.length < 2) return null;
  return (
    <Segmented
      label={t("sides")}
      labelHidden
      className="sidechoice"
      value={props.sideId ?? ALL}
      onChange={(value) => props.setSide(value === ALL ? null : value)}
      segments={[
        { value: ALL, label: t("all") },
        ...ids.map((id, i) => ({
          value: id,
          label: (
            <>
              <i className={`swatch side-${colours[i]}`} aria-hidden="true" />
              <span className="sidename">{names[i]}</span>
            </>
          ),
        })),
      ]}
    />
  );
});
