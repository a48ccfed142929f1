import { battlefieldEndpoints } from "@/app/api/v1/_endpoints/battlefield";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(battlefieldEndpoints.sheet);
