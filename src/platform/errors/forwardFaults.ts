import type { FaultListener } from '../telemetry.ts';
import type { FaultReporter } from './sentry.ts';

type Forwarding = {
  /** Who is told of each fault once; answers how to stop. */
  readonly listen: (listener: FaultListener) => () => void;
  /** The code that reports; asked for when there is something to report, and again when it did not come. */
  readonly load: () => Promise<FaultReporter>;
  /** Whose page it is when a fault happens. */
  readonly userId: () => string | null;
};

/** Hands faults on to whoever else is to know. A page without a fault loads nothing for it; one that cannot be told of is known to us all the same. */
export function forwardFaults({ listen, load, userId }: Forwarding): () => void {
  let loading: Promise<FaultReporter> | null = null;
  return listen((category, fault) => {
    const whose = userId();
    loading ??= load();
    loading.then(
      ({ report }) => report(category, fault, whose),
      () => {
        // Telling of it would fail in the same way.
        loading = null;
      },
    );
  });
}

/** Faults that nothing has caught: an event handler of ours, or a promise that nobody waited for. Returns how to stop. */
export function catchStrays(tell: (error: unknown) => void): () => void {
  const thrown = ({ error, message }: ErrorEvent): void => tell(error ?? message);
  const refused = ({ reason }: PromiseRejectionEvent): void => tell(reason);
  addEventListener('error', thrown);
  addEventListener('unhandledrejection', refused);
  return () => {
    removeEventListener('error', thrown);
    removeEventListener('unhandledrejection', refused);
  };
}
