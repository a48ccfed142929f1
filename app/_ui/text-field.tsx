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
import { classNames } from "./class-names";

export interface TextFieldProps extends Omit<AriaProps, "children" | "className"> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with it, and what would be right. */
  readonly error?: string | undefined;
  readonly placeholder?: string;
  /** More than one makes it a field for running text. */
  readonly rows?: number;
  readonly className?: string;
}

/** A field for text of one line, or of several. */
export function TextField(given: TextFieldProps) {
  const { label, hint, error, placeholder, rows, className, ...props } = given;
  return (
    <AriaTextField
      // The browser's own words would be in the browser's language, not the page's.
      validationBehavior="aria"
      {...props}
      {...(error ? { isInvalid: true } : {})}
      className={classNames("field", className)}
    >
      <Label>{label}</Label>
      {rows ? (
        <TextArea className="input" rows={rows} placeholder={placeholder} />
      ) : (
        <Input className="input" placeholder={placeholder} />
      )}
      {hint && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{error}</FieldError>
    </AriaTextField>
  );
}
