"use client";

import { editorOf } from "@/app/(author)/_editor/editor-of";
import type { ArmyBook } from "@/lib/domain/bogowie-wojny/book/army-book";

export const { EditorProvider, useEditor, useDocument } = editorOf<ArmyBook>("army-book");

/** The book being edited. */
export function useBook(): ArmyBook {
  return useDocument(whole);
}

function whole(book: ArmyBook): ArmyBook {
  return book;
}
