import { bogowieWojnyOddsEndpoints } from "@/app/api/v1/_endpoints/bogowie-wojny-odds";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(bogowieWojnyOddsEndpoints.odds);
