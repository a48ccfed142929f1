"use client";

import { type ReactNode, useState } from "react";
import { Button as AriaButton, type ButtonProps as AriaProps } from "react-aria-components/Button";
import { type ButtonLook, type ButtonSize, buttonLook } from "./button-look";
import { Tip } from "./tooltip";

interface ButtonProps extends Omit<AriaProps, "children" | "className"> {
  readonly children: ReactNode;
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
  /** Why it cannot be pressed now. The button stays focusable and shows the reason beside it, also when pressed. */
  readonly offBecause?: string | undefined;
  /** Shows the reason in a place of its own, when pressed. */
  readonly onOff?: () => void;
  readonly className?: string;
}

/** A button with text, preceded by an icon if given. */
export function Button(given: ButtonProps) {
  const { look, size, icon, offBecause, onOff, children, className, ...props } = given;
  const { off, tip, alert } = useReason(offBecause, onOff);
  const face = (
    <AriaButton {...props} {...off} className={buttonLook({ look, size, className })}>
      {icon}
      {children}
    </AriaButton>
  );
  if (!("offBecause" in given)) return face;
  // A button that may be off always has a tooltip: adding one later would replace the button and lose the focus.
  return (
    <>
      <Tip text={offBecause} {...tip}>
        {face}
      </Tip>
      {alert}
    </>
  );
}

interface IconButtonProps extends Omit<ButtonProps, "children" | "icon"> {
  /** Its action in words, for screen readers and as a tooltip. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button with only an icon, always with a label. */
export function IconButton({
  look = "bare",
  size,
  label,
  offBecause,
  onOff,
  children,
  className,
  ...props
}: IconButtonProps) {
  const { off, tip, alert } = useReason(offBecause, onOff);
  return (
    <>
      <Tip text={offBecause ? `${label}: ${offBecause}` : label} {...tip}>
        <AriaButton
          // The tooltip repeats the label, unless it gives the reason why the button is off.
          aria-describedby={offBecause ? undefined : ""}
          {...props}
          {...off}
          aria-label={label}
          className={buttonLook({ look, size, isIcon: true, className })}
        >
          {children}
        </AriaButton>
      </Tip>
      {alert}
    </>
  );
}

/**
 * Why a button is off, as its tooltip. The button stays focusable, so that the reason can be read; pressing it shows
 * the reason and reads it aloud, since touch screens have no tooltips.
 */
function useReason(offBecause: string | undefined, onOff: (() => void) | undefined) {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const show = () => {
    setOpen(true);
    setAsked(true);
  };
  const onOpenChange = (open: boolean) => {
    setOpen(open);
    setAsked(false);
  };
  return {
    tip: { isOpen, onOpenChange },
    off: offBecause && {
      onPress: onOff ?? show,
      type: "button" as const,
      "aria-disabled": true,
    },
    alert: isAsked && (
      // Apart from the tooltip, which an open dialog makes inert.
      <span role="alert" className="sr-only">
        {offBecause}
      </span>
    ),
  };
}
