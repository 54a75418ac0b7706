import { t } from '#src/shared/text/t.ts';

/** More is asked for at once than will be done: nothing was begun, and it may be asked for again. Answered as 429 with `Retry-After`. */
export class TooBusy extends Error {
  readonly statusCode = 429;
  readonly code = 'BUSY';
  readonly retrySeconds: number;

  constructor(retrySeconds: number) {
    super(t`Too many attempts at once. Try again in a moment.`);
    this.retrySeconds = retrySeconds;
  }
}
