import { rosterExports } from "@/app/api/v1/_endpoints/roster-exports";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(rosterExports.asXml);
