"use client";

import { Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { buttonLook } from "@/app/_ui/button-look";
import { saveBlob } from "@/app/_ui/save-file";
import { toast } from "@/app/_ui/toasts";
import { dropSeat, keepPapers, keepSeat, keptPapers } from "./kept-seat";
import { useLineLost } from "./line";

interface KeptPageProps {
  readonly seatKey: string;
  /** The mark of what the page shows. */
  readonly mark: string;
}

/** Several lines of a game's log that follow each other closely are kept at once. */
const REST_MS = 2_000;

/** Keeps the page of a seat on this device whenever it has changed, and says so. */
export function KeptPage({ seatKey, mark }: KeptPageProps) {
  const t = useTranslations("seatPage.line");
  const isLost = useLineLost();
  const [kept, setKept] = useState("");
  useEffect(() => {
    if (isLost || kept === mark) return;
    const timer = setTimeout(() => {
      keepSeat(seatKey).then(
        (isKept) => isKept && setKept(mark),
        () => undefined,
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [seatKey, mark, kept, isLost]);
  return <p className="hint">{kept !== "" && t("onDevice")}</p>;
}

interface PapersLinkProps extends KeptPageProps {
  /** The address of the PDF. */
  readonly address: string;
}

/** Opens the papers of a seat; without a connection, saves them as they were kept when they were last opened. */
export function PapersLink({ seatKey, mark, address }: PapersLinkProps) {
  const t = useTranslations("scenarioGame.papers");
  const line = useTranslations("seatPage.line");
  const isLost = useLineLost();
  useEffect(() => {
    if (isLost) return;
    const keep = () => void keepPapers(seatKey, address, mark).catch(() => {});
    const timer = setTimeout(keep, REST_MS);
    return () => clearTimeout(timer);
  }, [seatKey, mark, address, isLost]);
  const open = async () => {
    const papers = await keptPapers(seatKey, address).catch(() => null);
    if (papers) saveBlob("papers.pdf", papers);
    else toast({ text: line("noPapers"), look: "error" });
  };
  return (
    <a
      className={buttonLook()}
      href={address}
      onClick={(event) => {
        if (!isLost) return;
        event.preventDefault();
        void open();
      }}
    >
      <Printer aria-hidden />
      {t("print")}
    </a>
  );
}

/** Drops what was kept under a key that no longer opens. */
export function DropKept({ seatKey }: Pick<KeptPageProps, "seatKey">) {
  useEffect(() => void dropSeat(seatKey).catch(() => {}), [seatKey]);
  return null;
}
