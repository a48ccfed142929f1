-- The public documents in the order in which the library opens. Prisma's schema knows neither partial indexes nor expressions.
CREATE INDEX "documents_public_shelf_idx" ON "documents"((
  (CASE WHEN "owner_id" <> 'library' THEN '3' WHEN "kind" = 'scenario' THEN '1' ELSE '2' END)
  || (CASE WHEN "owner_id" = 'library' AND "kind" = 'scenario' THEN lpad(coalesce("year", 9999)::text, 4, '0') ELSE '' END)
  || lpad((9999999999999 - floor(extract(epoch FROM ("updated_at" AT TIME ZONE 'UTC')) * 1000))::bigint::text, 13, '0')
), "id") WHERE "visibility" = 'public';
