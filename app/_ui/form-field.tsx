"use client";

import { createContext, useContext } from "react";
import { DayField, type DayFieldProps } from "./day-field";
import { TextField, type TextFieldProps } from "./text-field";

/**
 * Errors of the surrounding form's fields, by name. They stay until the form is sent again: if they disappeared while a
 * finger is on the button, the button would move away from under it.
 */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

export interface FormFieldProps extends Omit<TextFieldProps, "error"> {
  readonly name: string;
}

/** A text field of a form that shows the service's error for it. */
export function FormField(props: FormFieldProps) {
  return <TextField {...props} error={useContext(FieldErrors)[props.name]} />;
}

interface FormDayProps extends Pick<DayFieldProps, "label" | "hint"> {
  readonly name: string;
}

/** The same for a date. */
export function FormDay(props: FormDayProps) {
  return <DayField {...props} value="" error={useContext(FieldErrors)[props.name]} />;
}
