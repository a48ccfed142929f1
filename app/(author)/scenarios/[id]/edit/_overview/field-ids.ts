/** The id of the part of the page that holds a field of the scenario, named as in the document. */
export function fieldId(field: string): string {
  return `overview-${field}`;
}

/** Focuses the field that a link led to. */
export function focusField(field: string): void {
  const part = document.getElementById(fieldId(field));
  part?.scrollIntoView({ block: "center" });
  part?.querySelector<HTMLElement>("input, textarea, button")?.focus();
}
