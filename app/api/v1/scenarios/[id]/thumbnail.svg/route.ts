import { scenarioExports } from "@/app/api/v1/_endpoints/scenario-exports";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(scenarioExports.thumbnail);
