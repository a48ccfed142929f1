import { gameRosterAsPdf } from "@/app/api/v1/_endpoints/roster";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(gameRosterAsPdf);
