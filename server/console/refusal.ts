import type { RefusalCode } from '#src/shared/console/refusals.ts';

export type { RefusalCode };

export const statusOf = {
  'not-logged-in': 401,
  'wrong-password': 401,
  'wrong-factor': 401,
  'no-factor': 403,
  locked: 423,
  busy: 429,
  'foreign-page': 403,
  'wrong-role': 403,
  'own-work': 403,
  'not-yours': 403,
  'not-found': 404,
  input: 422,
  stale: 409,
  'base-moved': 409,
  'not-approved': 409,
  mandatory: 409,
  'wrong-state': 409,
  checks: 422,
  time: 422,
} as const satisfies Readonly<Record<RefusalCode, number>>;

/** Refuses an operation and rolls back its transaction. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly details: object;

  constructor(code: RefusalCode, message: string, details: object = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
