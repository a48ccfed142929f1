"use client";

import { createContext, type ReactNode, use } from "react";
import type { Format } from "@/lib/rules/bogowie-wojny/format";

/** A format being edited, a list's or a club's, with its setter. */
interface EditedFormat {
  readonly format: Format;
  readonly change: (changes: Partial<Format>) => void;
}

const EditedFormatContext = createContext<EditedFormat | null>(null);

interface ProviderProps extends EditedFormat {
  readonly children: ReactNode;
}

/** Provides a format to the fields that edit it. */
export function EditedFormatProvider({ format, change, children }: ProviderProps) {
  return <EditedFormatContext value={{ format, change }}>{children}</EditedFormatContext>;
}

/** The format that the surrounding fields edit. Throws outside an `EditedFormatProvider`. */
export function useEditedFormat(): EditedFormat {
  const edited = use(EditedFormatContext);
  if (edited === null) throw new Error("useEditedFormat needs an EditedFormatProvider around it");
  return edited;
}
