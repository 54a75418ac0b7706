import type { FaultListener } from '../telemetry.ts';
import type { FaultReporter } from './sentry.ts';

type Forwarding = {
  readonly listen: (listener: FaultListener) => () => void;
  /** Loads the reporter at the first fault; retries failed loads. */
  readonly load: () => Promise<FaultReporter>;
  readonly userId: () => string | null;
};

export function forwardFaults({ listen, load, userId }: Forwarding): () => void {
  let loading: Promise<FaultReporter> | null = null;
  return listen((category, fault) => {
    const whose = userId();
    loading ??= load();
    loading.then(
      ({ report }) => report(category, fault, whose),
      () => {
        loading = null;
      },
    );
  });
}

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
