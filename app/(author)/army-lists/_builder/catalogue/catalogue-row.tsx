"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { tv } from "tailwind-variants/lite";
import { IconButton } from "@/app/_ui/button";

const rowLook = tv({
  slots: {
    row: "relative grid min-h-7.5 items-center gap-1.5 border-rule border-b text-sm leading-tight hover:bg-hover touch:min-h-11.5",
    name: "min-w-0 wrap-break-word",
    have: "rounded-sm bg-ink-2 text-center font-semibold text-on-ink text-xs leading-4.5 tabular-nums",
    why: "col-span-full pb-1.5 font-semibold text-warn text-xs empty:hidden",
    // The whole row is the button, because on a touch screen people press the name.
    add: "after:absolute after:inset-0 hover:border-edge",
  },
  variants: {
    isCounted: {
      true: {
        row: "grid-cols-[minmax(0,1fr)_--spacing(6)_--spacing(8.5)_--spacing(7)] touch:grid-cols-[minmax(0,1fr)_--spacing(6.5)_--spacing(9)_--spacing(11)]",
      },
      false: {
        row: "grid-cols-[minmax(0,1fr)_--spacing(8.5)_--spacing(7)] touch:grid-cols-[minmax(0,1fr)_--spacing(9)_--spacing(11)]",
      },
    },
    isOff: { true: { name: "text-ink-3" } },
  },
});

interface CatalogueRowProps {
  readonly name: ReactNode;
  /** How many the list has; undefined for things that exist only once or not at all. */
  readonly have?: number;
  /** The price; `null` if it has to be asked for. */
  readonly points: number | null;
  /** The label of the button. */
  readonly label: string;
  readonly offBecause: string | undefined;
  readonly onAdd: () => void;
  /** Content below the row, while it asks for something. */
  readonly children?: ReactNode;
}

/** A row of the catalogue, with its price, how many the list has, and why no more can be added. */
export function CatalogueRow(props: CatalogueRowProps) {
  const { name, have, points, label, offBecause, onAdd, children } = props;
  const t = useTranslations("armyList.catalogue");
  const [isTold, setTold] = useState(false);
  const looks = rowLook({ isCounted: have !== undefined, isOff: offBecause !== undefined });
  return (
    <li className={looks.row()}>
      <span className={looks.name()}>{name}</span>
      {have !== undefined && (
        <span className={have > 0 ? looks.have() : undefined}>
          {have > 0 && have}
          {have > 0 && <span className="sr-only"> {t("inList")}</span>}
        </span>
      )}
      <span className="num text-ink-2">{points === null ? "?" : t("points", { points })}</span>
      <IconButton
        data-adds=""
        size="small"
        className={looks.add()}
        label={label}
        offBecause={offBecause}
        onOff={() => setTold(true)}
        onPress={onAdd}
      >
        <Plus aria-hidden />
      </IconButton>
      <output className={looks.why()}>{isTold && offBecause}</output>
      {children}
    </li>
  );
}
