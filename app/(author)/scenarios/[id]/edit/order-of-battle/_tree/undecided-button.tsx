"use client";

import { Scale } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Count } from "@/app/_ui/count";
import { lazyPart } from "@/app/_ui/lazy-part";
import { useCheck } from "../../_desk/check-context";
import type { OrderDesk } from "../use-order-desk";

const UndecidedDialog = lazyPart(async () => (await import("./undecided-dialog")).UndecidedDialog, {
  place: "over",
  ahead: "soon",
});

/** Leads to all valours that wait for the umpire; nothing while none does. */
export function UndecidedButton({ desk }: { readonly desk: OrderDesk }) {
  const t = useTranslations("orderOfBattle.undecided");
  const [isOpen, setOpen] = useState(false);
  const waiting = useWaiting();
  if (waiting === 0 && !isOpen) return null;
  return (
    <>
      <Button icon={<Scale aria-hidden />} onPress={() => setOpen(true)}>
        {t("open")} <Count n={waiting} look="warn" />
      </Button>
      {isOpen && <UndecidedDialog desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
}

/** How many units wait, as the last check counted them. */
function useWaiting(): number {
  const { findings } = useCheck();
  return findings
    .filter(({ code }) => code === "valour-undecided" || code === "valour-doubtful")
    .reduce((sum, { params }) => sum + Number(params.count), 0);
}
