import { mapExports } from "@/app/api/v1/_endpoints/map-exports";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(mapExports.sheet);
