import { saveTextFile } from "@/app/_ui/save-file";
import { fileNameOf } from "@/lib/domain/document/file-name";

/**
 * Saves a document as a file that can be imported again; `part` names the part that it contains, if that is not all.
 */
export function saveAsJson(document: { readonly title: string }, part: string): void {
  const name = fileNameOf({ title: document.title, part, ending: "json" });
  saveTextFile(name, `${JSON.stringify(document, null, 2)}\n`);
}
