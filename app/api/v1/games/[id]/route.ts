import { gameEndpoints } from "@/app/api/v1/_endpoints/games";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...gameEndpoints.game);
