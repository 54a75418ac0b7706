import { BaseHttpLink } from '@apollo/client/link/http';
import { cookiesFor } from '../http/cookiesFor.ts';

/** Sends subscriptions over HTTP multipart; loaded only after the socket is lost. */
export const streamingLink = (uri: () => string, fetcher?: typeof fetch): BaseHttpLink =>
  new BaseHttpLink({ uri, credentials: cookiesFor(uri()), ...(fetcher ? { fetch: fetcher } : {}) });
