/** A browser may start to read a file some time after being asked to save it. */
const READ_WITHIN_MS = 60_000;

/** Lets the browser save a text as a file; the extension of its name decides the type. */
export function saveTextFile(name: string, text: string): void {
  const type = name.endsWith(".json") ? "application/json" : "text/plain";
  saveBlob(name, new Blob([text], { type }));
}

/** Lets the browser save a file. */
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN_MS);
}
