import { bogowieWojnySheets } from "@/app/api/v1/_endpoints/reference";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(bogowieWojnySheets);
