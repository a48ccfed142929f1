import { Activity, type ReactNode } from "react";

interface OwnStepProps {
  /** Steps that come before, of parts beside this one: React takes up all that lies equally deep at one go. */
  readonly after?: number;
  readonly children: ReactNode;
}

/**
 * A part of a long page that the browser takes up in a step of its own: React hydrates every Activity apart from what
 * surrounds it, and what was touched first, so that the page answers in between.
 */
export function OwnStep({ after = 0, children }: OwnStepProps) {
  return (
    <Activity>{after > 0 ? <OwnStep after={after - 1}>{children}</OwnStep> : children}</Activity>
  );
}
