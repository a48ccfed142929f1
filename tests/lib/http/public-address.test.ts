import { afterEach, describe, expect, it, vi } from "vitest";
import { publicAddress } from "@/lib/http/public-address";

const asked = (headers: Record<string, string>) =>
  publicAddress(new Request("http://127.0.0.1:3000/api/v1/x", { headers }));

describe("the service's own address", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("is the one of the environment where that names one", () => {
    vi.stubEnv("PUBLIC_URL", "https://club.example/");
    expect(asked({ host: "other.example" })).toBe("https://club.example");
  });

  it.each([
    [{ host: "club.example:3000" }, "http://club.example:3000"],
    [{ "x-forwarded-host": "club.example", "x-forwarded-proto": "https" }, "https://club.example"],
    [
      { "x-forwarded-host": "club.example, inner:3000", "x-forwarded-proto": "https, http" },
      "https://club.example",
    ],
    [{ host: "club.example", "x-forwarded-proto": "javascript" }, "http://club.example"],
    [{ host: "not a host" }, "http://127.0.0.1:3000"],
    [{}, "http://127.0.0.1:3000"],
  ])("else the one the request came to: %j", (headers, address) => {
    vi.stubEnv("PUBLIC_URL", "");
    expect(asked(headers as Record<string, string>)).toBe(address);
  });
});
