import { z } from "zod";
import { callApi } from "@/app/_client/call-api";
import type { Answer } from "@/app/_ui/request-json";
import { saveTextFile } from "@/app/_ui/save-file";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { pictureSettingsSchema } from "@/lib/domain/belle-alliance/scenario/traced-picture";
import { fileNameOf } from "@/lib/domain/document/file-name";

/** A picture below a scenario's map as a file holds it: as in an account's export, whatever else that says of it. */
const pictureInFileSchema = pictureSettingsSchema
  .extend({ mediaType: z.string(), base64: z.base64() })
  .strip();

/** How many pictures could not be fetched, in which case nothing was saved. */
type Missing = number;

/** Saves a stored scenario with the pictures below its map as a file that can be imported again. */
export async function saveWithPictures(id: string, document: Scenario): Promise<Answer<Missing>> {
  const listed = await callApi("GET /scenarios/{id}/pictures", { id });
  if (!listed.ok) return listed;
  const { items } = listed.value;
  const found = await Promise.all(
    items.map(async ({ id: pictureId, widthPx: _, heightPx: __, ...settings }) => {
      const bytes = await bytesAt(`/api/v1/scenarios/${id}/pictures/${pictureId}`);
      return bytes && { documentId: id, ...settings, ...bytes };
    }),
  );
  const pictures = found.filter((each) => each !== null);
  if (pictures.length < items.length) return { ok: true, value: items.length - pictures.length };
  const name = fileNameOf({ title: document.title, part: "scenario", ending: "json" });
  const file = { documents: [{ id, kind: document.kind, document }], pictures };
  saveTextFile(name, `${JSON.stringify(file, null, 2)}\n`);
  return { ok: true, value: 0 };
}

async function bytesAt(address: string) {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return null;
  const blob = await answer.blob();
  return { mediaType: blob.type, base64: await base64Of(blob) };
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/**
 * Lays pictures from a file below the map of a stored scenario, where they lay; returns how many the service did not
 * take.
 */
export async function sendPictures(id: string, pictures: readonly unknown[]): Promise<number> {
  let lost = 0;
  for (const picture of pictures) if (!(await sendOne(id, picture))) lost += 1;
  return lost;
}

async function sendOne(id: string, picture: unknown): Promise<boolean> {
  const read = pictureInFileSchema.safeParse(picture);
  if (!read.success) return false;
  const { mediaType, base64, ...settings } = read.data;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const query = { name: settings.name };
  const body = new Blob([bytes], { type: mediaType });
  const added = await callApi("POST /scenarios/{id}/pictures", { id, query, body });
  if (!added.ok) return false;
  const at = { id, pictureId: added.value.id };
  return (await callApi("PATCH /scenarios/{id}/pictures/{pictureId}", { ...at, body: settings }))
    .ok;
}
