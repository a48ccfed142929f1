"use client";

import { BookText, Map as MapIcon, Mountain, ScrollText, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useDeferredValue, useEffect, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Dialog } from "react-aria-components/Dialog";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { SearchField } from "react-aria-components/SearchField";
import { Text } from "react-aria-components/Text";
import { type Found, findByName } from "./find-by-name";
import type { FindWords } from "./find-words";

const ICONS = {
  scenario: MapIcon,
  "army-list": ScrollText,
  map: Mountain,
  "army-book": BookText,
} as const;

type Progress =
  | { readonly state: "idle" | "searching" | "failed" }
  | { readonly state: "done"; readonly found: readonly Found[] };

export interface FindDialogProps {
  readonly words: FindWords;
  readonly onClose: () => void;
}

/** Finds what the reader may open by its name; arrows choose, Enter goes there. */
export function FindDialog({ words, onClose }: FindDialogProps) {
  const router = useRouter();
  const [text, setText] = useState("");
  const search = useSearch(useDeferredValue(text.trim()));
  const found = search.state === "done" ? search.found : [];
  return (
    <ModalOverlay
      className="veil top"
      isDismissable
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <Modal className="modal">
        <Dialog className="dialog" aria-label={words.title}>
          <Autocomplete inputValue={text} onInputChange={setText} disableAutoFocusFirst={false}>
            <SearchField className="find-input" aria-label={words.title} autoFocus>
              <Search className="ic" aria-hidden />
              <Input placeholder={words.placeholder} />
            </SearchField>
            <ListBox
              aria-label={words.title}
              className="listbox find-list"
              items={found}
              onAction={(key) => {
                onClose();
                router.push(String(key));
              }}
              renderEmptyState={() => (
                <p className="find-empty">{emptyWords(search, text, words)}</p>
              )}
            >
              {(item) => <FoundOption item={item} kind={words.kinds[item.kind]} />}
            </ListBox>
          </Autocomplete>
          <output className="sr">{search.state === "done" && words.results[found.length]}</output>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function FoundOption({ item, kind }: { readonly item: Found; readonly kind: string }) {
  const Icon = ICONS[item.kind];
  return (
    <ListBoxItem id={item.href} textValue={item.title} className="option">
      <Icon className="ic" aria-hidden />
      <Text slot="label">{item.title}</Text>
      <Text slot="description" className="end">
        {item.detail ? `${kind} · ${item.detail}` : kind}
      </Text>
    </ListBoxItem>
  );
}

function emptyWords(search: Progress, text: string, words: FindWords): string {
  if (!text.trim()) return words.start;
  if (search.state === "failed") return words.failed;
  return search.state === "done" ? words.none : words.searching;
}

const PAUSE_MS = 120;

/** What was found for a text; the answer to an older text never overtakes. */
function useSearch(text: string): Progress {
  const [search, setSearch] = useState<Progress>({ state: "idle" });
  useEffect(() => {
    if (!text) return setSearch({ state: "idle" });
    const abort = new AbortController();
    const timer = setTimeout(() => {
      findByName(text, abort.signal)
        .then((found) => setSearch({ state: "done", found }))
        .catch(() => abort.signal.aborted || setSearch({ state: "failed" }));
    }, PAUSE_MS);
    setSearch((before) => (before.state === "done" ? before : { state: "searching" }));
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);
  return search;
}
