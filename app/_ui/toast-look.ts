import { tv } from "tailwind-variants/lite";

/**
 * Toasts, placed below the heads and counters of desks, so that they do not cover the lowest buttons of a page. On a
 * phone, whose tabs and fields are at the top, they stand above the bar at the foot.
 */
export const toastLook = tv({
  slots: {
    region:
      "fixed inset-[calc(var(--spacing-bar)+--spacing(34))_--spacing(4)_auto_auto] z-120 grid gap-2 outline-0 empty:hidden max-tablet:inset-[auto_--spacing(2)_calc(--spacing(16)+env(safe-area-inset-bottom))] print:hidden",
    message:
      "toast flex w-[min(--spacing(95),100vw-(--spacing(8)))] items-center gap-3 rounded-sm border border-rule-2 border-s-3 bg-sheet px-3 py-2 text-sm shadow-float max-tablet:w-full",
    words: "first-letter:uppercase",
  },
  variants: {
    look: {
      plain: { message: "border-s-note" },
      ok: { message: "border-s-ok" },
      error: { message: "border-s-error" },
    },
  },
  defaultVariants: { look: "plain" },
});
