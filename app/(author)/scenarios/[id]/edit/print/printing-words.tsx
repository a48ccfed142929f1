"use client";

import { CircleAlert, LoaderCircle } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { tv } from "tailwind-variants/lite";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { useUnprintedWords } from "@/app/(author)/_editor/use-unprinted-words";
import type { PackPart } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type { Printing } from "./use-printing";

const stateLook = tv({
  base: "wrap-anywhere flex flex-wrap items-baseline gap-x-1.5 gap-y-1 text-sm",
  variants: { look: { plain: "text-ink-2", refused: "font-semibold text-error" } },
  defaultVariants: { look: "plain" },
});

interface PrintingWordsProps {
  readonly printing: Printing;
  readonly onCancel: () => void;
  /** The expected number of pages; 0 if they are not counted. */
  readonly expected: number;
  /** The parts to leave out if the pack was refused, the longest first. */
  readonly longest: readonly PackPart[];
}

/** The progress of printing, the length of the queue, and the result. */
export function PrintingWords({ printing, onCancel, expected, longest }: PrintingWordsProps) {
  if (printing.is === "idle") return null;
  if (printing.is === "cancelled") return <Cancelled />;
  if (printing.is === "made") return <Made {...printing} />;
  if (printing.is === "refused") return <Refused {...printing} longest={longest} />;
  return <InWork {...printing} expected={expected} onCancel={onCancel} />;
}

function Cancelled() {
  const t = useTranslations("printPage.packs");
  return <output className={stateLook()}>{t("cancelled")}</output>;
}

function Made({ file, address }: Extract<Printing, { is: "made" }>) {
  const t = useTranslations("printPage.packs");
  const format = useFormatter();
  const size = format.number(Math.ceil(file.blob.size / 1024));
  return (
    <output className={stateLook()}>
      {t("made", { name: file.name, size })}{" "}
      {file.pages > 0 && <span className="num">{t("pages", { count: file.pages })}</span>}{" "}
      {address && (
        <a href={address} target="_blank" rel="noopener">
          {t("open")}
        </a>
      )}
    </output>
  );
}

type RefusedProps = Extract<Printing, { is: "refused" }> & Pick<PrintingWordsProps, "longest">;

function Refused({ refusal, pack, longest }: RefusedProps) {
  const t = useTranslations("printPage");
  const words = useUnprintedWords();
  const format = useFormatter();
  const names = longest.map((part) => t(`parts.${part}.title`));
  const isTooLong = refusal.reason === "prints-too-long" && names.length > 0;
  return (
    <p className={stateLook({ look: "refused" })} role="alert">
      <CircleAlert className="self-center" aria-hidden />
      <span>
        {pack.name}: {words(refusal)}{" "}
        {isTooLong && t("packs.leaveOut", { parts: format.list(names) })}
      </span>
    </p>
  );
}

type InWorkProps = Extract<Printing, { is: "printing" }> &
  Pick<PrintingWordsProps, "expected" | "onCancel">;

function InWork({ name, files, done, pages, expected, onCancel }: InWorkProps) {
  const t = useTranslations("printPage.packs");
  const before = usePrintsBefore();
  const seconds = useSecondsOf(name);
  const far = { name, files, done, pages };
  const most = Math.max(expected, pages, 1);
  const ofSeveral = expected > 0 ? t("expected", { ...far, expected: most }) : t("progress", far);
  return (
    <div className="grid w-full max-w-130 gap-1.5">
      <div className={stateLook()}>
        <LoaderCircle className="animate-spin self-center" aria-hidden />
        <output>{files > 1 ? ofSeveral : t("one", { name, expected })}</output>
        <span className="tabular-nums">{t("seconds", { count: seconds })}</span>
      </div>
      <progress
        className="h-2 w-full accent-brass"
        max={most}
        value={files > 1 ? pages : undefined}
        aria-label={name}
      />
      {before > 0 && <output className={stateLook()}>{t("queue", { count: before })}</output>}
      <Button className="justify-self-start" onPress={onCancel}>
        {t("cancel")}
      </Button>
    </div>
  );
}

/** The seconds since the pack of this name was begun. */
function useSecondsOf(name: string): number {
  const [begun, setBegun] = useState({ name, seconds: 0 });
  useEffect(() => {
    setBegun({ name, seconds: 0 });
    const count = () => setBegun((before) => ({ name, seconds: before.seconds + 1 }));
    const clock = setInterval(count, 1_000);
    return () => clearInterval(clock);
  }, [name]);
  return begun.name === name ? begun.seconds : 0;
}

const ASK_MS = 1_000;

/** The maximum number of prints ahead in the queue, as seen by the process that responds; 0 if none or unknown. */
function usePrintsBefore(): number {
  const [before, setBefore] = useState(0);
  useEffect(() => {
    let least = Number.POSITIVE_INFINITY;
    const ask = async () => {
      const answer = await callApi("GET /press");
      if (!answer.ok) return;
      // Later prints wait behind this one, so the number only decreases; one of those waiting is this one.
      least = Math.min(least, Math.max(0, answer.value.waiting - 1));
      setBefore(least);
    };
    const clock = setInterval(() => void ask(), ASK_MS);
    return () => clearInterval(clock);
  }, []);
  return before;
}
