import { ALL_ENDPOINTS } from "@/app/api/v1/_endpoints/all";
import { dispatcherOf } from "@/lib/http/dispatch";

const answer = dispatcherOf(ALL_ENDPOINTS);

export const GET = answer;
export const POST = answer;
export const PUT = answer;
export const PATCH = answer;
export const DELETE = answer;
export const OPTIONS = answer;
