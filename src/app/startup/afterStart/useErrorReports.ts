import { useEffect, useRef } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { catchStrays, forwardFaults } from '#src/platform/errors/forwardFaults.ts';
import { onFault, reportError } from '#src/platform/index.ts';
import { useStartup } from '../StartupContext.tsx';

const page = { onFault, reportError };

/** Sends errors and the player's ID to startup's `errorDsn`. `of` must be the same object in every render. */
export function useErrorReports(of: typeof page = page): void {
  const dsn = useStartup().startup?.monitoring.errorDsn ?? null;
  const { userId } = useAuth();
  const whose = useRef(userId);
  whose.current = userId;
  useEffect(() => catchStrays((error) => of.reportError('unknown', error)), [of]);
  useEffect(() => {
    if (dsn === null) return undefined;
    return forwardFaults({
      listen: of.onFault,
      load: async () => (await import('#src/platform/errors/sentry.ts')).createFaultReporter(dsn),
      userId: () => whose.current,
    });
  }, [of, dsn]);
}
