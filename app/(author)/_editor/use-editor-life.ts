import { useEffect } from "react";
import { fetchOpened } from "@/app/_ui/fetch-opened";
import type { Editor } from "./editor-context";

const LOOK_AGAIN_MS = 30_000;
/** Well after the page itself stands. */
const FETCH_OPENED_MS = 4_000;

/** Takes up drafts, looks for others' edits, and asks before anything would be lost. */
export function useEditorLife<Document extends object>({ store, canEdit }: Editor<Document>): void {
  useEffect(() => {
    if (canEdit) void store.adoptDrafts();
    const look = () => {
      if (document.visibilityState === "visible") void store.refresh();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (store.wouldLose) event.preventDefault();
    };
    const timer = setInterval(look, LOOK_AGAIN_MS);
    addEventListener("focus", look);
    addEventListener("online", look);
    addEventListener("beforeunload", warn);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", look);
      removeEventListener("online", look);
      removeEventListener("beforeunload", warn);
      void store.flush();
    };
  }, [store, canEdit]);
  useEffect(() => {
    const timer = setTimeout(fetchOpened, FETCH_OPENED_MS);
    return () => clearTimeout(timer);
  }, []);
}
