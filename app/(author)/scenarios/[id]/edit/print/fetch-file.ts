import { type Answer, refusalOf, request } from "@/app/_ui/ask-api";

/** A file the service made. */
export interface MadeFile {
  readonly blob: Blob;
  /** As the service named it; nothing of another side is in it. */
  readonly name: string;
}

/** Has the service make a file. `fallback` names it where the answer does not. */
export async function fetchFile(path: string, fallback: string): Promise<Answer<MadeFile>> {
  const response = await request(path);
  if (!response?.ok) return { ok: false, refusal: await refusalOf(response) };
  const name = nameIn(response.headers.get("content-disposition")) ?? fallback;
  return { ok: true, value: { blob: await response.blob(), name } };
}

/** Hands a file to the browser to be kept. */
export function saveFile({ blob, name }: MadeFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function nameIn(disposition: string | null): string | null {
  const whole = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? "")?.[1];
  if (whole) return decodeURIComponent(whole);
  return /filename="([^"]+)"/.exec(disposition ?? "")?.[1] ?? null;
}
