"use client";

import { Copy, Map as MapIcon } from "lucide-react";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { buttonLook } from "@/app/_ui/button-look";
import { toast } from "@/app/_ui/toasts";
import { useHydrated } from "@/app/_ui/use-hydrated";
import { keepCopyHere } from "@/app/(author)/_local/start-document";
import { COLLECTION_OF } from "@/lib/domain/document/document-kind";
import { variantAddress } from "@/lib/domain/document/variants/variant-address";
import type { CopiedPart } from "@/lib/domain/kinds/copied-part";
import type { AnyDocument } from "@/lib/domain/kinds/document";

export interface CopyHereProps {
  readonly kind: AnyDocument["kind"];
  readonly id: string;
  readonly look?: "plain" | "primary";
  /** For a scenario, the ground can be copied on its own. */
  readonly part?: CopiedPart;
  readonly words: { readonly copy: string; readonly failed: string; readonly notKept: string };
}

/** Copies a readable document into this browser, for users without an account, and opens the copy for editing. */
export function CopyHere({ kind, id, look = "plain", part = "whole", words }: CopyHereProps) {
  const [isBusy, setBusy] = useState(false);
  const isHydrated = useHydrated();
  const copy = async () => {
    setBusy(true);
    const original = await callApi(`GET /${COLLECTION_OF[kind]}/{id}`, { id });
    const kept = original.ok
      ? await keepCopyHere({
          document: original.value,
          part,
          credit: { id: variantAddress(id).id, title: original.value.title },
        })
      : null;
    if (kept?.ok) return location.assign(kept.value.href);
    setBusy(false);
    toast({ text: kept ? words.notKept : words.failed, look: "error" });
  };
  return (
    <button
      type="button"
      className={buttonLook({ look })}
      disabled={isBusy || !isHydrated}
      onClick={() => void copy()}
    >
      {part === "ground" ? <MapIcon aria-hidden /> : <Copy aria-hidden />}
      {words.copy}
    </button>
  );
}
