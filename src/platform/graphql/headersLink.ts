import { SetContextLink } from '@apollo/client/link/context';
import type { Credentials } from '../credentials.ts';

/** Authorization, anonymous authorization, region, country and capabilities; renews a bearer token that ran out. */
export const headersLink = (credentials: Credentials): SetContextLink =>
  new SetContextLink(async (previous) => ({
    headers: { ...(previous['headers'] as Record<string, string> | undefined), ...(await credentials.headers()) },
  }));
