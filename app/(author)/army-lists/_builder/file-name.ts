/** A file's name from a title: letters, figures and hyphens of any script, nothing a file system minds. */
export function fileNameOf(title: string): string {
  const words = title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80);
  return `${words || "army-list"}.json`;
}
