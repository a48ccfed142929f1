import { gameFieldEndpoints } from "@/app/api/v1/_endpoints/game-field";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...gameFieldEndpoints.document);
