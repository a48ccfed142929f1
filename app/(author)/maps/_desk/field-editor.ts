"use client";

import { editorOf } from "@/app/(author)/_editor/editor-of";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";

export const { EditorProvider, useEditor, useDocument } = editorOf<Battlefield>("map");
export type FieldEditor = ReturnType<typeof useEditor>;

/** The battlefield being edited. */
export function useField(): Battlefield {
  return useDocument(whole);
}

function whole(field: Battlefield): Battlefield {
  return field;
}
