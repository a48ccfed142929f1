"use client";

import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { TextArea } from "react-aria-components/TextArea";
import {
  type TextFieldProps as AriaProps,
  TextField as AriaTextField,
} from "react-aria-components/TextField";
import { fieldLook, inputLook } from "./field-look";

export interface TextFieldProps extends Omit<AriaProps, "children" | "className"> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with it, and what would be right. */
  readonly error?: string | undefined;
  readonly placeholder?: string;
  /** More than one makes it a multi-line field. */
  readonly rows?: number;
  /** `title`: in the font of the title it edits. */
  readonly look?: "title";
  readonly className?: string;
}

/** A field for text of one or several lines. */
export function TextField(given: TextFieldProps) {
  const { label, hint, error, placeholder, rows, look, className, ...props } = given;
  const looks = fieldLook();
  return (
    <AriaTextField
      // The browser's own messages would be in the browser's language, not the page's.
      validationBehavior="aria"
      {...props}
      {...(error ? { isInvalid: true } : {})}
      className={looks.field({ className })}
    >
      <Label className={looks.label()}>{label}</Label>
      {rows ? (
        <TextArea className={inputLook({ lines: "many" })} rows={rows} placeholder={placeholder} />
      ) : (
        <Input className={inputLook({ lines: look })} placeholder={placeholder} />
      )}
      {hint && (
        <Text slot="description" className={looks.hint()}>
          {hint}
        </Text>
      )}
      <FieldError className={looks.fault()}>{error}</FieldError>
    </AriaTextField>
  );
}
