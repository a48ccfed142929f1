"use client";

import { useFormatter, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import type { TableResize } from "@/lib/terrain/table-resize";

/** What is lost on a smaller table, by kind of loss. */
export const LOSSES = ["gone", "objectives", "off", "cut", "entries"] as const;
/** The names of what is lost, one for each thing. */
export type Losses = Readonly<Partial<Record<(typeof LOSSES)[number], readonly string[]>>>;

interface Resizing {
  readonly lossesOf: (resize: TableResize) => Losses;
  readonly apply: (resize: TableResize) => void;
}

interface TableResizing {
  /** Changes the size, asking first if anything would be lost. */
  readonly resize: (resize: TableResize) => void;
  /** The question dialog, to be rendered somewhere on the page. */
  readonly question: ReactNode;
}

/** Resizes a table, asking before anything is cut off. */
export function useTableResize({ lossesOf, apply }: Resizing): TableResizing {
  const [asked, ask] = useState<TableResize | null>(null);
  const resize = (next: TableResize) => (isFree(lossesOf(next)) ? apply(next) : ask(next));
  const question = asked && (
    <CropQuestion
      resize={asked}
      losses={lossesOf(asked)}
      onCrop={() => apply(asked)}
      onClose={() => ask(null)}
    />
  );
  return { resize, question };
}

function isFree(losses: Losses): boolean {
  return LOSSES.every((loss) => (losses[loss] ?? []).length === 0);
}

interface CropQuestionProps {
  readonly resize: TableResize;
  readonly losses: Losses;
  readonly onCrop: () => void;
  readonly onClose: () => void;
}

function CropQuestion({ resize, losses, onCrop, onClose }: CropQuestionProps) {
  const t = useTranslations("map.crop");
  const common = useTranslations("common.action");
  const listed = useNames();
  return (
    <Dialog
      title={t("title", { width: resize.widthCm, depth: resize.depthCm })}
      role="alertdialog"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={(close) => (
        <>
          {/* Not focused at first, or the Enter that confirmed the number would press it. */}
          <Button onPress={close}>{common("cancel")}</Button>
          <Button
            look="danger"
            onPress={() => {
              onCrop();
              close();
            }}
          >
            {t("confirm")}
          </Button>
        </>
      )}
    >
      {LOSSES.map((loss) => {
        const names = losses[loss] ?? [];
        if (names.length === 0) return null;
        return (
          <p key={loss}>
            <b>{t(loss, { count: names.length })}</b> {listed(names)}
          </p>
        );
      })}
      <p className="hint mt-1.5">{t("undo")}</p>
    </Dialog>
  );
}

const MAX_NAMES = 4;

/** The first few names, with identical ones counted, and the number of others. */
function useNames(): (names: readonly string[]) => string {
  const t = useTranslations("map.crop");
  const format = useFormatter();
  return (names) => {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    const shown = [...counts].slice(0, MAX_NAMES);
    const rest = names.length - shown.reduce((sum, [, count]) => sum + count, 0);
    return format.list([
      ...shown.map(([name, count]) => (count > 1 ? t("several", { name, count }) : name)),
      ...(rest > 0 ? [t("more", { count: rest })] : []),
    ]);
  };
}
