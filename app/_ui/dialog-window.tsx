"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useBackCloses } from "./back-closes";
import { buttonLook } from "./button-look";
import { windowLook } from "./window-look";

/** The content of a dialog. */
export interface DialogContent {
  readonly title: string;
  /** A function gets `close`, so that buttons inside can close the dialog. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** The buttons at the foot, main one last. */
  readonly foot?: (close: () => void) => ReactNode;
  readonly wide?: boolean;
  /** `alertdialog` if it must be answered. */
  readonly role?: "dialog" | "alertdialog";
}

interface DialogWindowProps extends DialogContent {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Whether only its own buttons close it. */
  readonly mustBeAnswered: boolean;
}

/** The window with its title, close button and foot. */
export default function DialogWindow(props: DialogWindowProps) {
  const { title, children, foot, wide, role = "dialog" } = props;
  const { isOpen, onOpenChange, mustBeAnswered } = props;
  const t = useTranslations("common.action");
  useBackCloses(isOpen && !mustBeAnswered, () => onOpenChange(false));
  return (
    <ModalOverlay
      className="fixed inset-0 z-100 grid place-items-center bg-veil p-4 max-tablet:p-2"
      isDismissable={role === "dialog"}
      isKeyboardDismissDisabled={mustBeAnswered}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Modal className={windowLook({ isWide: wide })}>
        <AriaDialog className="outline-0" role={role}>
          {({ close }) => (
            <>
              <header className="flex items-center gap-3 border-rule border-t-3 border-t-brass border-b bg-paper px-4 py-3 print:hidden">
                <Heading slot="title" level={2}>
                  {title}
                </Heading>
                {!mustBeAnswered && (
                  // Without a tooltip, because Escape would first hide the tooltip instead of closing the window.
                  <Button
                    aria-label={t("close")}
                    className={buttonLook({ look: "bare", isIcon: true, className: "ms-auto" })}
                    onPress={close}
                  >
                    <X aria-hidden />
                  </Button>
                )}
              </header>
              <div className="grid gap-4 p-4">
                {typeof children === "function" ? children(close) : children}
              </div>
              {foot && (
                <footer
                  data-at-foot="dialog"
                  className="sticky bottom-0 z-1 flex flex-wrap justify-end gap-2 border-rule border-t bg-paper px-4 py-3 max-tablet:*:flex-1"
                >
                  {foot(close)}
                </footer>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
