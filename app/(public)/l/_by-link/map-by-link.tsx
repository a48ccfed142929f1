import { getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import type { SharedMap } from "@/lib/usecases/share-links/open-share-link";
import { MapFiles } from "../../maps/_map/map-actions";
import { MapRead } from "../../maps/_map/map-read";

interface Props {
  readonly slug: string;
  readonly shared: SharedMap;
}

/** A battlefield as a link opens it. */
export async function MapByLink({ slug, shared: { document, owner } }: Props) {
  const common = await getTranslations("common");
  return (
    <>
      <main id="main" className="page">
        <p className="crumb">{common("sharedBy", { name: owner.name })}</p>
        <div className="rulehead">
          <h1 lang={document.language}>{document.title}</h1>
        </div>
        <MapRead field={document}>
          <div className="fieldactions">
            <MapFiles at={`/api/v1/share-links/${slug}`} name={slug} />
          </div>
        </MapRead>
      </main>
      <Footer />
    </>
  );
}
