import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import type { ErrorCategory } from '../telemetry.ts';

export type FaultReporter = {
  readonly report: (category: ErrorCategory, fault: Error, userId: string | null) => void;
};

/** Reports only faults, without instrumentation or breadcrumbs. */
export function createFaultReporter(dsn: string, fetcher: typeof fetch = fetch.bind(globalThis)): FaultReporter {
  const client = new BrowserClient({
    dsn,
    transport: (options) => makeFetchTransport(options, fetcher),
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, urlQueryParams: false },
  });
  client.init();
  return {
    report: (category, fault, userId) => {
      const scope = new Scope();
      scope.setClient(client);
      scope.setTag('category', category);
      scope.setUser(userId === null ? null : { id: userId });
      scope.captureException(fault);
    },
  };
}
