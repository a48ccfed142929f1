import { saveTextFile } from "@/app/_ui/save-file";
import { fileNameOf } from "@/lib/domain/file-name";

/** Hands out a document as the file that can be imported again; `part` names what of it that is, where there is more. */
export function saveAsJson(document: { readonly title: string }, part: string): void {
  const name = fileNameOf({ title: document.title, part, ending: "json" });
  saveTextFile(name, `${JSON.stringify(document, null, 2)}\n`);
}
