/** A browser may begin to read a file some time after it was asked to save it. */
const READ_WITHIN_MS = 60_000;

/** Hands a text to the browser as a file to save; its name's ending says what kind it is. */
export function saveTextFile(name: string, text: string): void {
  const type = name.endsWith(".json") ? "application/json" : "text/plain";
  saveBlob(name, new Blob([text], { type }));
}

/** Hands a file to the browser to save. */
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN_MS);
}
