"use client";

import { createContext, useContext } from "react";

/** Facts about a document kept only in the browser that are not in the document. */
interface LocalFacts {
  readonly isSignedIn: boolean;
}

export const LocalContext = createContext<LocalFacts>({ isSignedIn: false });

export function useLocalFacts(): LocalFacts {
  return useContext(LocalContext);
}
