"use client";

import { Copy, Split, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { Button } from "@/app/_ui/button";
import { useFindingActions } from "../../_desk/finding-actions";
import type { OrderActions } from "../use-order-actions";

interface RowToolsProps {
  /** The chosen row's, if one is chosen. */
  readonly id: string | null;
  readonly isUnit: boolean;
  /** Infantry with men enough to be split. */
  readonly isFoot: boolean;
  readonly actions: OrderActions;
}

/** What can be done with the chosen row. */
export const RowTools = memo(function RowTools({ id, isUnit, isFoot, actions }: RowToolsProps) {
  const t = useTranslations("orderOfBattle.tools");
  const { split } = useFindingActions();
  return (
    <>
      <Button
        icon={<Split className="ic" aria-hidden />}
        onPress={() => split(id ?? "")}
        offBecause={isFoot ? undefined : t("splitOff")}
      >
        {t("split")}
      </Button>
      <Button
        icon={<Copy className="ic" aria-hidden />}
        onPress={() => actions.duplicate(id ?? "")}
        offBecause={isUnit ? undefined : t("duplicateOff")}
      >
        {t("duplicate")}
      </Button>
      <Button
        icon={<Trash2 className="ic" aria-hidden />}
        onPress={() => actions.remove(id ?? "")}
        offBecause={id === null ? t("removeOff") : undefined}
      >
        {t("remove")}
      </Button>
    </>
  );
});
