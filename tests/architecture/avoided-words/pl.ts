import type { Avoided } from "@/tests/architecture/avoided-words/avoided";

export const AVOIDED_PL: readonly Avoided[] = [];
