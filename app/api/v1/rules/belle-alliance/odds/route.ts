import { rulesEndpoints } from "@/app/api/v1/_endpoints/rules";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(rulesEndpoints.odds);
