import { answerAuth } from "@/lib/http/auth-route";

export const GET = answerAuth;
export const POST = answerAuth;
