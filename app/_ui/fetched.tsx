import { Component, type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { NotFetched, type NotFetchedProps } from "./not-fetched";

/** What is passed to a part that opens over the page, as far as it concerns closing it. */
interface Openable {
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly onClose?: () => void;
  readonly mustBeAnswered?: boolean;
}

interface FetchedOptions extends Pick<NotFetchedProps, "place"> {
  readonly waiting?: ReactNode;
  /** `browser` for what cannot be drawn by the server. */
  readonly drawnBy?: "browser";
}

type Fetched<Props> = ComponentType<Props> & {
  /** Fetches the script ahead of its being wanted, if the line allows. */
  readonly fetchAhead: () => void;
};

/**
 * A part of a page whose script is fetched when it is first wanted. Where it does not come (the line is down,
 * or a renewed service has it no longer) that is said in the part's place and can be tried again; the page
 * around it stays. Every part that is fetched by itself goes through here: neither `lazy` nor `dynamic` forgets
 * a failure. Faults of the part itself go on to the page's own boundary.
 */
export function fetched<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { place, waiting = null, drawnBy }: FetchedOptions,
): Fetched<Props> {
  const makeLazy = () =>
    lazy(async () => {
      const part = await fetchPart().catch((cause) => {
        throw new NotFetchedError("a part's script did not come", { cause });
      });
      return { default: part as ComponentType<object> };
    });
  let latest = makeLazy();

  return class FetchedPart extends Component<Props & Openable> {
    static readonly fetchAhead = () => void fetchPart().catch(() => undefined);
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
        // What stands in its place goes on saying so.
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
