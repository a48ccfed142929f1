import { useRef, useState } from "react";
import { type Answer, type Refusal, UNREACHABLE } from "@/app/_ui/request-json";
import { type MadeFile, makeFile, saveFile } from "@/app/(author)/_editor/make-file";
import type { PackPart } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { type ScenarioEditor, useEditor } from "../_desk/scenario-editor";
import type { PagesLine } from "./pages-line";

/** A pack to be made. */
export interface WantedPack {
  /** The reader's name. */
  readonly name: string;
  /** The name of its file in a zip. */
  readonly fileName: string;
  /** The path relative to the scenario, with the extension: `packs/umpire.pdf`. */
  readonly file: string;
  readonly query: string;
  readonly parts: readonly PackPart[];
}

export type Printing =
  | { readonly is: "idle" }
  | { readonly is: "cancelled" }
  | {
      readonly is: "printing";
      /** The pack in progress. */
      readonly name: string;
      readonly files: number;
      readonly done: number;
      /** Pages in the files done. */
      readonly pages: number;
    }
  /** `address`: where it can be downloaded again; null if the service does not store it. */
  | {
      readonly is: "made";
      readonly file: MadeFile;
      readonly address: string | null;
    }
  | { readonly is: "refused"; readonly refusal: Refusal; readonly pack: WantedPack };

const BUSY_TRIES = 30;
const BUSY_SECONDS = 2;

/** Prints packs one after another; several are put in a zip of that name. */
export function usePrinting(line: PagesLine) {
  const editor = useEditor();
  const [printing, setPrinting] = useState<Printing>({ is: "idle" });
  const stop = useRef<AbortController>(null);
  const print = async (packs: readonly WantedPack[], zipName: string | null) => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    line.hold();
    const show = (state: Printing) => {
      if (stop.current === own) setPrinting(state);
    };
    await printEach({ editor, packs, zipName, signal: own.signal, show }).finally(() =>
      line.release(),
    );
  };
  const cancel = () => {
    stop.current?.abort();
    setPrinting({ is: "cancelled" });
  };
  return { printing, print, cancel, forget: () => setPrinting({ is: "idle" }) };
}

interface Run {
  readonly editor: ScenarioEditor;
  readonly packs: readonly WantedPack[];
  readonly zipName: string | null;
  readonly signal: AbortSignal;
  readonly show: (state: Printing) => void;
}

async function printEach({ editor, packs, zipName, signal, show }: Run): Promise<void> {
  const made: MadeFile[] = [];
  for (const pack of packs) {
    const pages = made.reduce((sum, file) => sum + file.pages, 0);
    show({ is: "printing", name: pack.name, files: packs.length, done: made.length, pages });
    const answer = await patiently(signal, () => makeFile(editor, { ...pack, signal }));
    if (signal.aborted) return;
    if (!answer.ok) return show({ is: "refused", refusal: answer.refusal, pack });
    made.push(answer.value);
  }
  const [only] = made;
  const [pack] = packs;
  if (!only || !pack) return;
  const whole = zipName === null ? only : await zipped(made, packs, zipName);
  if (signal.aborted) return;
  if (!whole) return show({ is: "refused", refusal: UNREACHABLE.refusal, pack });
  saveFile(whole);
  const isKept = zipName === null && !editor.isLocal;
  const address = isKept ? `/api/v1/scenarios/${editor.id}/${pack.file}?${pack.query}` : null;
  show({ is: "made", file: whole, address });
}

/** Retries while the press is busy. */
async function patiently<Value>(
  signal: AbortSignal,
  ask: () => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  for (let tries = 1; ; tries++) {
    const answer = await ask();
    if (answer.ok || signal.aborted || tries === BUSY_TRIES || !isBusy(answer.refusal))
      return answer;
    const seconds = answer.refusal.retryAfterSeconds || BUSY_SECONDS;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    if (signal.aborted) return answer;
  }
}

function isBusy({ code, retryAfterSeconds }: Refusal): boolean {
  return code === "busy" || (code === "too-many-requests" && retryAfterSeconds <= BUSY_SECONDS);
}

async function zipped(
  made: readonly MadeFile[],
  packs: readonly WantedPack[],
  name: string,
): Promise<MadeFile | null> {
  const zip = await import("fflate").catch(() => null);
  if (!zip) return null;
  const files: Record<string, Uint8Array> = {};
  for (const [i, { blob }] of made.entries()) {
    files[packs[i]?.fileName ?? `${i + 1}.pdf`] = new Uint8Array(await blob.arrayBuffer());
  }
  const pages = made.reduce((sum, file) => sum + file.pages, 0);
  const bytes = new Uint8Array(zip.zipSync(files, { level: 0 }));
  return { blob: new Blob([bytes], { type: "application/zip" }), name, pages };
}
