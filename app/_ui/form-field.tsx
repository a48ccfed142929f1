"use client";

import { createContext, useContext } from "react";
import { DayField, type DayFieldProps } from "./day-field";
import { TextField, type TextFieldProps } from "./text-field";

/**
 * What is wrong with the fields of the form around, by their names. It stays until the form is sent
 * again: words that went away while a finger is on the button would move the button from under it.
 */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

export interface FormFieldProps extends Omit<TextFieldProps, "error"> {
  readonly name: string;
}

/** A text field of a form that says beside it what the service found wrong. */
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
