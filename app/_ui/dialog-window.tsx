"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { classNames } from "./class-names";

/** What a dialog shows, and how. */
export interface DialogContent {
  readonly title: string;
  /** Given `close`, so that buttons inside can end it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** The buttons at the foot, the main one last. */
  readonly foot?: (close: () => void) => ReactNode;
  readonly wide?: boolean;
  /** `alertdialog` for what must be answered. */
  readonly role?: "dialog" | "alertdialog";
}

interface DialogWindowProps extends DialogContent {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Nothing but its own buttons ends it. */
  readonly mustBeAnswered: boolean;
}

/** The window itself, with its title, its end and its foot. */
export default function DialogWindow(props: DialogWindowProps) {
  const { title, children, foot, wide, role = "dialog" } = props;
  const { isOpen, onOpenChange, mustBeAnswered } = props;
  const t = useTranslations("common.action");
  return (
    <ModalOverlay
      className="veil"
      isDismissable={role === "dialog"}
      isKeyboardDismissDisabled={mustBeAnswered}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Modal className={classNames("modal", wide && "wide")}>
        <AriaDialog className="dialog" role={role}>
          {({ close }) => (
            <>
              <header className="dialog-head">
                <Heading slot="title" level={2}>
                  {title}
                </Heading>
                {!mustBeAnswered && (
                  // Without a tooltip, for which Escape would first put that away and leave the window.
                  <Button aria-label={t("close")} className="btn bare icon" onPress={close}>
                    <X aria-hidden />
                  </Button>
                )}
              </header>
              <div className="dialog-body">
                {typeof children === "function" ? children(close) : children}
              </div>
              {foot && <footer className="dialog-foot">{foot(close)}</footer>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
