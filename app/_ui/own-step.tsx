import { Activity, type ReactNode } from "react";

/**
 * A part of a long page that the browser takes up in a step of its own: React hydrates every Activity apart,
 * and what was touched first, so that the page answers in between.
 */
export function OwnStep({ children }: { readonly children: ReactNode }) {
  return <Activity>{children}</Activity>;
}
