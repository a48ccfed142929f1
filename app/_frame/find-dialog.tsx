"use client";

import { CornerDownRight, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import {
  type ComponentType,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Dialog } from "react-aria-components/Dialog";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { SearchField } from "react-aria-components/SearchField";
import { Text } from "react-aria-components/Text";
import { useBackCloses } from "@/app/_ui/back-closes";
import { listLook } from "@/app/_ui/list-look";
import { windowLook } from "@/app/_ui/window-look";
import { deskThings } from "./desk-things";
import { type Found, findByName, MAX_FOUND } from "./find-by-name";
import { findOnDesk } from "./find-on-desk";
import type { FindWords } from "./find-words";
import { KIND_ICONS } from "./kind-icons";

type Progress =
  | { readonly state: "idle" | "searching" | "failed" }
  | { readonly state: "done"; readonly asked: string; readonly found: readonly Found[] };

/** A result line; a line that switches the scope of the search leaves the dialog open. */
interface Line {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly Icon: ComponentType<{ className?: string }>;
  readonly act: () => void;
  readonly isWay?: boolean;
}

export interface FindDialogProps {
  readonly words: FindWords;
  readonly onClose: () => void;
}

/**
 * The search by name; arrows select, Enter goes there. On a desk it searches the desk's things; searching all
 * documents, which leaves the desk, must be chosen explicitly.
 */
export function FindDialog({ words, onClose }: FindDialogProps) {
  const [things] = useState(deskThings);
  const [isEverywhere, setEverywhere] = useState(things === null);
  const [text, setText] = useState("");
  const asked = useDeferredValue(text.trim());
  const search = useSearch(isEverywhere ? asked : "");
  const found = useMemo(
    () => (isEverywhere || !things ? [] : findOnDesk(things, asked, MAX_FOUND)),
    [isEverywhere, things, asked],
  );
  const documents = useDocumentLines(search, words);
  const onDesk = found.map(
    ({ key, title, detail, show }): Line => ({
      id: key,
      title,
      detail,
      Icon: CornerDownRight,
      act: show,
    }),
  );
  const way = things && (asked || isEverywhere) ? [wayTo(!isEverywhere, words, setEverywhere)] : [];
  const lines = [...(isEverywhere ? documents : onDesk), ...way];
  const said = things && !isEverywhere ? words.desk : words;
  const choose = (key: string) => {
    const line = lines.find(({ id }) => id === key);
    if (!line) return;
    if (line.isWay) return line.act();
    onClose();
    // Waits until the window has returned the focus, since whatever opens next takes it.
    requestAnimationFrame(line.act);
  };
  useBackCloses(true, onClose);
  const isBehind = isEverywhere && !(search.state === "done" && search.asked === text.trim());
  const chooseFirst = useChooseFirst(
    text,
    !isBehind,
    () => documents[0] && choose(documents[0].id),
  );
  const count = search.state === "done" || !isEverywhere ? lines.length - way.length : null;
  return (
    <ModalOverlay
      className="fixed inset-0 z-100 grid items-start justify-items-center bg-veil p-4 pt-24 max-tablet:p-2"
      isDismissable
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <Modal className={windowLook()}>
        <Dialog className="outline-0" aria-label={said.title}>
          <Autocomplete inputValue={text} onInputChange={setText} disableAutoFocusFirst={false}>
            <SearchField
              className="flex items-center gap-3 border-rule-2 border-b px-4"
              aria-label={said.title}
              autoFocus
            >
              <Search aria-hidden />
              <Input
                className="min-h-13 min-w-0 flex-1 border-0 bg-transparent text-lg outline-0 [&::-webkit-search-cancel-button]:hidden"
                placeholder={said.placeholder}
                onKeyDownCapture={(event) => {
                  if (event.key !== "Enter" || !isBehind || !text.trim()) return;
                  event.stopPropagation();
                  chooseFirst();
                }}
              />
            </SearchField>
            {lines.length === way.length ? (
              <p className="p-4 text-ink-3 text-sm">
                {emptyWords({ search, text, isEverywhere, words })}
              </p>
            ) : (
              things &&
              isEverywhere && <p className="p-4 text-ink-3 text-sm">{words.desk.leaves}</p>
            )}
            <ListBox
              aria-label={said.title}
              className={looks.list({ className: "max-h-[min(56vh,--spacing(110))]" })}
              items={lines}
              onAction={(key) => choose(String(key))}
            >
              {({ id, title, detail, Icon }) => (
                <ListBoxItem id={id} textValue={title} className={looks.option()}>
                  <Icon aria-hidden />
                  <Text slot="label">{title}</Text>
                  <Text slot="description" className={looks.behind()}>
                    {detail}
                  </Text>
                </ListBoxItem>
              )}
            </ListBox>
          </Autocomplete>
          <output className="sr-only">{asked && count !== null && words.results[count]}</output>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Chooses the first line once the list shows the results for a text, since Enter may be pressed before the response.
 */
function useChooseFirst(text: string, isShown: boolean, choose: () => void): () => void {
  const [wanted, setWanted] = useState("");
  const chooseNow = useEffectEvent(choose);
  useEffect(() => {
    if (wanted !== text || !wanted || !isShown) return;
    setWanted("");
    chooseNow();
  }, [wanted, text, isShown]);
  return () => setWanted(text);
}

function wayTo(
  everywhere: boolean,
  { desk }: FindWords,
  setEverywhere: (isEverywhere: boolean) => void,
): Line {
  return {
    id: "way",
    title: everywhere ? desk.everywhere : desk.back,
    detail: "",
    Icon: Search,
    act: () => setEverywhere(everywhere),
    isWay: true,
  };
}

function useDocumentLines(search: Progress, words: FindWords): readonly Line[] {
  const router = useRouter();
  if (search.state !== "done") return [];
  return search.found.map(({ href, kind, title, detail }) => ({
    id: href,
    title,
    detail: [words.kinds[kind], detail].filter(Boolean).join(" · "),
    Icon: KIND_ICONS[kind],
    act: () => router.push(href),
  }));
}

interface Nothing {
  readonly search: Progress;
  readonly text: string;
  readonly isEverywhere: boolean;
  readonly words: FindWords;
}

function emptyWords({ search, text, isEverywhere, words }: Nothing): string {
  if (!isEverywhere) return words.desk.none;
  if (!text.trim()) return words.start;
  if (search.state === "failed") return words.failed;
  return search.state === "done" ? words.none : words.searching;
}

const looks = listLook();
const PAUSE_MS = 120;

/** The results for a text; a late response to an older text is ignored. */
function useSearch(text: string): Progress {
  const [search, setSearch] = useState<Progress>({ state: "idle" });
  useEffect(() => {
    if (!text) return setSearch({ state: "idle" });
    const abort = new AbortController();
    const timer = setTimeout(() => {
      findByName(text, abort.signal)
        .then((found) => setSearch({ state: "done", asked: text, found }))
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
