"use client";

import { createContext, useContext } from "react";

/** What a desk knows of a document that only the browser keeps, beside the document. */
interface LocalFacts {
  readonly isSignedIn: boolean;
}

export const LocalContext = createContext<LocalFacts>({ isSignedIn: false });

export function useLocalFacts(): LocalFacts {
  return useContext(LocalContext);
}
