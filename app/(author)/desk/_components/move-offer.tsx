"use client";

import { CloudUpload, LoaderCircle } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import type { Refusal } from "@/app/_ui/request-json";
import { toast } from "@/app/_ui/toasts";
import type { LocalDocument } from "../../_editor/local-documents";
import { LocalRows } from "../../_local/local-rows";
import { moveHere } from "../../_local/move-document";
import { RefusalText } from "../../_local/refusal-text";
import { useLocalDocuments } from "../../_local/use-local-documents";

/**
 * Offers to move the documents in this browser into the account; refused ones stay here, with the reason. Nothing if
 * there are none.
 */
export function MoveOffer() {
  const t = useTranslations("local.offer");
  const { kept, look } = useLocalDocuments();
  const { refusals, isMoving, move } = useMoves(look);
  if (kept === "coming" || kept === "closed" || kept.length === 0) return null;
  return (
    <section
      className="mb-6 grid gap-2 border border-brass bg-sheet p-4"
      aria-labelledby="move-offer"
    >
      <h2 id="move-offer">{t("title", { count: kept.length })}</h2>
      <p className="text-ink-3">{t("text")}</p>
      <LocalRows
        documents={kept}
        label={t("label")}
        acts={({ id }) => <Refused refusal={refusals.get(id)} />}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="primary"
          icon={<CloudUpload aria-hidden />}
          isPending={isMoving}
          onPress={() => void move(kept)}
        >
          {t(refusals.size > 0 ? "again" : "move", { count: kept.length })}
        </Button>
        {isMoving && (
          <output className="text-ink-3">
            <LoaderCircle aria-hidden /> {t("moving")}
          </output>
        )}
      </div>
    </section>
  );
}

function useMoves(look: () => Promise<void>) {
  const t = useTranslations("local.offer");
  const router = useRouter();
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Refusal>>(new Map());
  const [isMoving, setMoving] = useState(false);
  const move = async (kept: readonly LocalDocument[]) => {
    setMoving(true);
    const refused = new Map<string, Refusal>();
    for (const { id } of kept) {
      const outcome = await moveHere(id);
      if (outcome.is === "refused") refused.set(id, outcome.refusal);
    }
    setRefusals(refused);
    await look();
    setMoving(false);
    const count = kept.length - refused.size;
    if (count > 0) toast({ text: t("done", { count }), look: "ok" });
    router.refresh();
  };
  return { refusals, isMoving, move };
}

function Refused({ refusal }: { readonly refusal: Refusal | undefined }) {
  return refusal ? (
    <div role="alert">
      <RefusalText refusal={refusal} />
    </div>
  ) : null;
}
