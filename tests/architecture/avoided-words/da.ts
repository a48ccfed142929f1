import type { Avoided } from "@/tests/architecture/avoided-words/avoided";

export const AVOIDED_DA: readonly Avoided[] = [];
