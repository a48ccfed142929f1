"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { buttonLook } from "@/app/_ui/button-look";
import { Dialog } from "@/app/_ui/dialog";
import { isWriting } from "@/app/_ui/key-target";
import { Row, Rows } from "@/app/_ui/rows";

export interface ShortcutGroup {
  readonly title: string;
  readonly keys: readonly { readonly keys: string; readonly does: string }[];
}

interface ShortcutsDialogProps {
  readonly groups: readonly ShortcutGroup[];
}

/** The list of shortcuts, opened with `?` or a button. */
export function ShortcutsDialog({ groups }: ShortcutsDialogProps) {
  const t = useTranslations("editor.shortcuts");
  const [isOpen, setOpen] = useState(false);
  useQuestionMark(() => setOpen(true));
  const all = [{ title: t("everywhere"), keys: everywhere(t) }, ...groups];
  return (
    <>
      <button
        type="button"
        className={buttonLook({ look: "bare", size: "small" })}
        onClick={() => setOpen(true)}
      >
        <kbd>?</kbd> {t("open")}
      </button>
      <Dialog title={t("title")} wide isOpen={isOpen} onOpenChange={setOpen}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(--spacing(70),1fr))] items-start gap-x-8 gap-y-4">
          {all.map((group) => (
            <section key={group.title}>
              <h3 className="mb-1">{group.title}</h3>
              <Rows>
                {group.keys.map(({ keys, does }) => (
                  <Row key={keys} name={<kbd>{keys}</kbd>}>
                    {does}
                  </Row>
                ))}
              </Rows>
            </section>
          ))}
        </div>
      </Dialog>
    </>
  );
}

function everywhere(t: (key: string) => string) {
  return [
    { keys: "Ctrl K", does: t("find") },
    { keys: "Ctrl Z", does: t("undo") },
    { keys: "Ctrl Shift Z", does: t("redo") },
    { keys: "Tab", does: t("next") },
    { keys: "Esc", does: t("close") },
    { keys: "?", does: t("title") },
  ];
}

function useQuestionMark(act: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "?" || isWriting(event.target)) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });
}
