import { rulesAnswersEndpoints } from "@/app/api/v1/_endpoints/rules-answers";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  rulesAnswersEndpoints.valourResolve,
);
