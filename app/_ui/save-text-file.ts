/** Hands a text to the browser as a file to save; its name's ending says what kind it is. */
export function saveTextFile(name: string, text: string): void {
  const link = document.createElement("a");
  const type = name.endsWith(".json") ? "application/json" : "text/plain";
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
