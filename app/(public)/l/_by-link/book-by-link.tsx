import "../../army-books/army-book.css";
import { Download } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import type { LinkedBook } from "@/lib/usecases/army-books/read-linked-books";
import type { SharedBook } from "@/lib/usecases/share-links/open-share-link";
import { Book } from "../../army-books/_book/book";

interface Props {
  readonly slug: string;
  readonly shared: SharedBook;
  readonly linked: readonly LinkedBook[];
}

/** An army book as a link opens it. */
export async function BookByLink({ slug, shared: { document, owner }, linked }: Props) {
  const common = await getTranslations("common");
  const t = await getTranslations("armyBook.read");
  return (
    <>
      <main id="main" className="page">
        <article className="armybook">
          <p className="crumb">{common("sharedBy", { name: owner.name })}</p>
          <Book book={document} linked={linked}>
            <div className="actsrow">
              <a className="btn" href={`/api/v1/share-links/${slug}`} download={`${slug}.json`}>
                <Download className="ic" aria-hidden />
                {t("json")}
              </a>
            </div>
          </Book>
        </article>
      </main>
      <Footer />
    </>
  );
}
