import type { Avoided } from "@/tests/architecture/avoided-words/avoided";

export const AVOIDED_EN: readonly Avoided[] = [
  { pattern: /\b(can|do|does|is|are|was|wo|has|have)n[’']t\b/i, better: "not, written in full" },
];
