import { browserDrafts } from "./draft-storage";
import type { Editor } from "./editor-context";
import { EditorStore } from "./editor-store";
import { type Address, httpTransport } from "./http-transport";
import type { Surroundings } from "./surroundings";

interface Opened<Document extends object> extends Address {
  readonly version: number;
  readonly document: Document;
  readonly canEdit: boolean;
}

/** The editor of an opened document; `sayBlocked` tells the writer that a step could not be taken back. */
export function makeEditor<Document extends object>(
  { kind, id, version, document, canEdit }: Opened<Document>,
  sayBlocked: () => void,
): Editor<Document> {
  const store = new EditorStore<Document>({
    of: `${kind}/${id}`,
    draftKey: `${kind}/${id}/${Math.random().toString(36).slice(2)}`,
    stored: { version, document },
    surroundings: browserSurroundings({ kind, id }),
  });
  return {
    id,
    canEdit,
    store,
    apply: (command, input, run) => {
      if (canEdit) store.apply(command, input, run);
    },
    undo: () => store.undo() || sayBlocked(),
    redo: () => store.redo() || sayBlocked(),
    flush: () => store.flush(),
    current: () => store.getState().document,
  };
}

function browserSurroundings<Document>(address: Address): Surroundings<Document> {
  return {
    transport: httpTransport(address),
    drafts: browserDrafts(),
    now: () => new Date(),
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  };
}
