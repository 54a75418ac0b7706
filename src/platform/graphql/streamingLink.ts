import { BaseHttpLink } from '@apollo/client/link/http';
import { cookiesFor } from '../http/cookiesFor.ts';

/** Subscriptions as a stream of parts over HTTP. A file of its own: most pages never lose their socket, and load it then at the earliest. */
export const streamingLink = (uri: () => string, fetcher?: typeof fetch): BaseHttpLink =>
  new BaseHttpLink({ uri, credentials: cookiesFor(uri()), ...(fetcher ? { fetch: fetcher } : {}) });
