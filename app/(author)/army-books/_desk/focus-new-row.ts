/** A row may be rendered separately, a few frames later. */
const FRAMES = 30;

/** Focuses the first field of a new row, with its placeholder name selected so that typing replaces it. */
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
