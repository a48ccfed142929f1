import { scenarioView } from "@/app/api/v1/_endpoints/scenario-view";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(scenarioView);
