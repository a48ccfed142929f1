import { Component, type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { fetchAtRest } from "./fetch-at-rest";
import { NotFetched, type NotFetchedProps } from "./not-fetched";

/** The props of a part over the page that concern closing it. */
interface Openable {
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly onClose?: () => void;
  readonly mustBeAnswered?: boolean;
}

interface LazyPartOptions extends Pick<NotFetchedProps, "place"> {
  readonly waiting?: ReactNode;
  /** `browser` for parts that cannot be rendered on the server. */
  readonly drawnBy?: "browser";
  /** `soon`: fetched once the page has come to rest, even if it is not wanted by then. */
  readonly ahead?: "soon";
}

type LazyPart<Props> = ComponentType<Props & Pick<Openable, "mustBeAnswered">> & {
  /** Fetches the script ahead of its being wanted, if the line allows. */
  readonly fetchAhead: () => void;
};

/**
 * A part of a page whose script is fetched when first needed. If that fails (no connection, or a newly deployed service
 * no longer has it), a message in its place offers to try again, and the rest of the page stays. Every lazily fetched
 * part must use this function, because neither `lazy` nor `dynamic` forgets a failure. Errors of the part itself go to
 * the page's error boundary.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { place, waiting = null, drawnBy, ahead }: LazyPartOptions,
): LazyPart<Props> {
  const makeLazy = () =>
    lazy(async () => {
      const part = await fetchPart().catch((cause) => {
        throw new NotFetchedError("a part's script did not come", { cause });
      });
      return { default: part as ComponentType<object> };
    });
  let latest = makeLazy();
  const fetchAhead = () => void fetchPart().catch(() => undefined);
  if (ahead) fetchAtRest(fetchAhead);

  return class FetchedPart extends Component<Props & Openable> {
    static readonly fetchAhead = fetchAhead;
    static readonly getDerivedStateFromError = (error: unknown) => ({ error });
    override readonly state = {
      error: null as unknown,
      part: latest,
      isTrying: false,
      mayDraw: drawnBy !== "browser",
    };

    override componentDidMount() {
      if (!this.state.mayDraw) this.setState({ mayDraw: true });
    }

    override componentDidUpdate(before: Openable) {
      if (this.props.isOpen && before.isOpen === false && this.state.error) void this.retry();
    }

    override render() {
      const { error, part: Part, isTrying, mayDraw } = this.state;
      if (error && !(error instanceof NotFetchedError)) throw error;
      if (!mayDraw) return waiting;
      if (!error) {
        return (
          <Suspense fallback={waiting}>
            <Part {...this.props} />
          </Suspense>
        );
      }
      if (this.props.isOpen === false) return null;
      const onClose = this.props.mustBeAnswered ? null : this.close;
      return (
        <NotFetched
          place={place}
          isTrying={isTrying}
          onRetry={() => void this.retry()}
          onClose={place === "over" ? onClose : null}
        />
      );
    }

    readonly retry = async () => {
      if (this.state.isTrying) return;
      this.setState({ isTrying: true });
      try {
        await fetchPart();
        latest = makeLazy();
        this.setState({ error: null, part: latest });
      } catch {
        // The message in its place stays.
      } finally {
        this.setState({ isTrying: false });
      }
    };

    readonly close = () => {
      this.props.onOpenChange?.(false);
      this.props.onClose?.();
    };
  };
}

class NotFetchedError extends Error {}
