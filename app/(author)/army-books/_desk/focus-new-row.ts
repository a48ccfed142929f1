/** A row may be drawn in a step of its own, a few frames late. */
const FRAMES = 30;

/** Leads into the first field of what was just added, its stand-in name marked to be written over. */
export function focusNewRow(id: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLInputElement>(`[data-row="${id}"] input`);
    if (field === null) {
      if (frames > 0) focusNewRow(id, frames - 1);
      return;
    }
    field.focus();
    field.select();
  });
}
