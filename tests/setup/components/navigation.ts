// Stands in for `next/navigation` in tests of components: an address that only the test's own page has.
import { useMemo, useSyncExternalStore } from "react";

let address = new URL("http://test/");
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens an address within the service, such as `/scenarios/x/edit/map?at=y`. */
export function goTo(href: string): void {
  address = new URL(href, address);
  for (const listener of listeners) listener();
}

const useAddress = () => useSyncExternalStore(subscribe, () => address);

export const usePathname = () => useAddress().pathname;
export const useSearchParams = () => {
  const { search } = useAddress();
  return useMemo(() => new URLSearchParams(search), [search]);
};

const router = {
  push: goTo,
  replace: goTo,
  refresh: () => {},
  prefetch: () => {},
  back: () => {},
};
export const useRouter = () => router;
