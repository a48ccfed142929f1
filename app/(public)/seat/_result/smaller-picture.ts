import { RESULT_PICTURES } from "@/lib/domain/belle-alliance/game/result-picture";

/** What the service takes from players without an account, in bytes. */
const MOST_BYTES = 1_000_000;
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/**
 * A photograph as small as the service keeps it, so that a phone on a bad line sends little. What the browser cannot read
 * is returned as it is: the service says what is wrong with it.
 */
export async function smallerPicture(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const canvas = drawn(bitmap);
  let smallest: Blob = file;
  for (const quality of QUALITIES) {
    if (smallest.size <= MOST_BYTES) break;
    const written = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, "image/jpeg", quality);
    });
    smallest = written ?? smallest;
  }
  return smallest;
}

function drawn(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, RESULT_PICTURES.keptPx / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  // What is transparent would be black in a JPEG.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}
