import type { FaultListener } from '../telemetry.ts';
import type { FaultReporter } from './sentry.ts';

type Forwarding = {
  /** Called once per fault. */
  readonly listen: (listener: FaultListener) => () => void;
  /** Loads the reporter on the first fault; retried on the next after a failure. */
  readonly load: () => Promise<FaultReporter>;
  readonly userId: () => string | null;
};

/** Forwards faults to an external reporter. */
export function forwardFaults({ listen, load, userId }: Forwarding): () => void {
  let loading: Promise<FaultReporter> | null = null;
  return listen((category, fault) => {
    const whose = userId();
    loading ??= load();
    loading.then(
      ({ report }) => report(category, fault, whose),
      () => {
        // Not reported: that would fail in the same way.
        loading = null;
      },
    );
  });
}

/** Listens for uncaught errors and unhandled rejections. */
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
