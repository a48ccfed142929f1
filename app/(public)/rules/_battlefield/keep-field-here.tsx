"use client";

import { BookmarkPlus } from "lucide-react";
import { useState } from "react";
import { readAnswer } from "@/app/_client/call-api";
import { buttonLook } from "@/app/_ui/button-look";
import { request } from "@/app/_ui/request-json";
import { toast } from "@/app/_ui/toasts";
import { useHydrated } from "@/app/_ui/use-hydrated";
import { keepHere } from "@/app/(author)/_local/start-document";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";

interface KeepFieldHereProps {
  /** The query that requests the field from the API. */
  readonly options: string;
  /** The title of the saved field and its author's language. */
  readonly named: Pick<Battlefield, "title" | "language">;
  readonly words: { readonly keep: string; readonly failed: string; readonly notKept: string };
}

/** Saves a seed's field in this browser, for users without an account, and opens it for editing. */
export function KeepFieldHere({ options, named, words }: KeepFieldHereProps) {
  const [isBusy, setBusy] = useState(false);
  const isHydrated = useHydrated();
  const keep = async () => {
    setBusy(true);
    const made = await readAnswer<"GET /rules/bogowie-wojny/battlefield">(
      await request(`/rules/bogowie-wojny/battlefield?${options}`),
    );
    const kept = made.ok ? await keepHere({ ...made.value, ...named }, null) : null;
    if (kept?.ok) return location.assign(kept.value.href);
    setBusy(false);
    toast({ text: kept ? words.notKept : words.failed, look: "error" });
  };
  return (
    <button
      type="button"
      className={buttonLook({ look: "primary" })}
      disabled={isBusy || !isHydrated}
      onClick={() => void keep()}
    >
      <BookmarkPlus aria-hidden /> {words.keep}
    </button>
  );
}
