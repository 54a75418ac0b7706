import { t } from '#src/shared/text/t.ts';

/** Thrown before any work starts. Sent as HTTP status 429. */
export class TooBusy extends Error {
  readonly statusCode = 429;
  readonly code = 'BUSY';
  readonly retrySeconds: number;

  constructor(retrySeconds: number) {
    super(t`Too many tries at once. Please try again in a moment.`);
    this.retrySeconds = retrySeconds;
  }
}
