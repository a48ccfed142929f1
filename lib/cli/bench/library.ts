import { askFor } from "@/lib/cli/bench-requests";
import { withServiceAndDatabase } from "@/lib/cli/bench-service";
import { withConnection } from "@/lib/cli/database";
import { type Measurement, measurement } from "@/lib/cli/measurement";

const DOCUMENTS = 100_000;
const SECONDS = 10;

const MEASURED = [
  { name: "the library's page", paths: ["/library"], limit: 60 },
  {
    name: "the library's page in other orders and narrowed",
    paths: ["/library?sort=title", "/library?kind=scenario", "/library?nation=france&sort=year"],
    limit: 60,
  },
  {
    name: "a search over the API",
    paths: ["waterloo", "jena%2077", "summ", "rearguard%20leipzig"].map(
      (words) => `/api/v1/scenarios?q=${words}`,
    ),
    limit: 30,
  },
] as const;

/** The library with a hundred thousand public documents, for one reader after another. */
export default async function* library(): AsyncGenerator<Measurement> {
  yield* await withServiceAndDatabase(async ({ url, databaseUrl }) => {
    await withConnection(databaseUrl, async (client) => {
      await client.query(FILL, [DOCUMENTS]);
      await client.query("VACUUM ANALYZE documents");
    });
    const measured: Measurement[] = [];
    for (const { name, paths, limit } of MEASURED) {
      const addresses = paths.map((path) => url + path);
      await askFor({ addresses, connections: 1, seconds: 1 });
      const { took } = await askFor({ addresses, connections: 1, seconds: SECONDS });
      measured.push(measurement({ bench: name, unit: "ms", samples: took, p95Limit: limit }));
    }
    return measured;
  });
}

/** Small scenarios and copies of a shipped list, with battles, years, nations and tables of all kinds. */
const FILL = `
  WITH owner AS (
    INSERT INTO users (id, email, name) VALUES ('bench-owner', 'owner@bench.invalid', 'Bench') RETURNING id
  ), pattern AS (
    SELECT 0 AS nr, 'scenario' AS kind, 'belle-alliance' AS system,
      '{"kind":"scenario","schemaVersion":1,"title":"Bench","language":"en"}'::json AS body
    UNION ALL
    SELECT 1, kind, system, body FROM documents WHERE id = 'duchy-of-warsaw-32-8'
  )
  INSERT INTO documents (id, kind, system, owner_id, visibility, title, language, year, nations, size,
    table_width_cm, table_depth_cm, place, summary, created_at, updated_at, search_text, body)
  SELECT 'bench-' || n, p.kind, p.system, owner.id, 'public', t.title, (ARRAY['en', 'da', 'pl'])[1 + n % 3],
    1792 + (n * 13) % 24,
    ARRAY[(ARRAY['france', 'austria', 'russia', 'prussia', 'britain'])[1 + n % 5],
      (ARRAY['denmark', 'sweden', 'spain', 'saxony', 'bavaria', 'duchy-of-warsaw'])[1 + (n / 5) % 6]],
    1 + (n * 31) % 160, 60 + 20 * (n % 12), 60 + 20 * ((n / 12) % 6), 'Place ' || n % 500, 'Summary ' || n,
    now() - make_interval(secs => n * 7), now() - make_interval(secs => n * 7),
    lower(t.title) || E'\\nplace ' || n % 500 || ' summary ' || n, p.body
  FROM generate_series(1, $1::int) n
    JOIN pattern p ON p.nr = n % 2
    CROSS JOIN owner
    CROSS JOIN LATERAL (SELECT
      (ARRAY['Battle', 'Siege', 'Crossing', 'Rearguard', 'Storm', 'Skirmish'])[1 + n % 6] || ' of ' ||
      (ARRAY['Waterloo', 'Jena', 'Austerlitz', 'Leipzig', 'Raszyn', 'Eylau', 'Wagram'])[1 + (n / 6) % 7] ||
      ' ' || n AS title) t`;
