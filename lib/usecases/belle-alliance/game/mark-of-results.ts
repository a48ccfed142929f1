import type { Context } from "@/lib/auth/actor";
import { countCountedReports, newestAgreement } from "@/lib/db/belle-alliance/game-results";
import { countCountedPictures } from "@/lib/db/belle-alliance/result-pictures";

/**
 * When the newest result of a scenario that counts was agreed to, null if none counts, and how many reports there are
 * and pictures in them. Together with the number of results that names them: one that was withdrawn and recorded anew is
 * agreed to later, and words and pictures are only removed from results that count.
 */
export async function markOfResults(
  { database }: Context,
  { id }: { readonly id: string },
): Promise<{
  readonly agreedAt: Date | null;
  readonly reports: number;
  readonly pictures: number;
}> {
  return {
    agreedAt: await newestAgreement(database, id),
    reports: await countCountedReports(database, id),
    pictures: await countCountedPictures(database, id),
  };
}
