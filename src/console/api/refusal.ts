import type { RefusalCode } from '#src/shared/console/refusals.ts';
import type { Result } from '#src/shared/values/result.ts';
import { isPlainObject, membersOf } from '#src/shared/values/plainObject.ts';
import type { Answered } from './send.ts';

/** `offline`: no response arrived. `fault`: the response was unexpected. */
export type Refusal = {
  readonly code: RefusalCode | 'offline' | 'fault';
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
};

export type Answer<T> = Result<T, Refusal>;

const CODES: Readonly<Record<RefusalCode, true>> = {
  'not-logged-in': true,
  'wrong-password': true,
  'wrong-factor': true,
  'no-factor': true,
  locked: true,
  busy: true,
  'foreign-page': true,
  'wrong-role': true,
  'own-work': true,
  'not-yours': true,
  'not-found': true,
  input: true,
  stale: true,
  'base-moved': true,
  'not-approved': true,
  mandatory: true,
  'wrong-state': true,
  checks: true,
  time: true,
};
const isCode = (value: unknown): value is RefusalCode => typeof value === 'string' && Object.hasOwn(CODES, value);

export function refusalIn({ status, body }: Answered): Refusal {
  const said = membersOf(body);
  const details = membersOf(said['details']);
  const { error, message } = said;
  if (isCode(error) && typeof message === 'string') return { code: error, message, details };
  const id = details['correlationId'];
  const trace = typeof id === 'string' ? ` Include this number when you report it: ${id}.` : '';
  return { code: 'fault', message: `The server could not respond (${status}). Try again.${trace}`, details };
}

/** Refusal without a response. A read can be retried; a change may have been applied. */
export const unreachable = (isRead: boolean): Refusal => ({
  code: 'offline',
  message: isRead
    ? 'We can’t reach the server. Check your connection and try again.'
    : 'The connection was lost before the server responded. Your input is kept. Check whether the change was made before you try again.',
  details: {},
});

export function problemsIn({ details }: Refusal): readonly { readonly pointer: string; readonly message: string }[] {
  const { problems } = details;
  if (!Array.isArray(problems)) return [];
  return problems.filter(isPlainObject).flatMap(({ pointer, path, message }) => {
    const where = typeof pointer === 'string' ? pointer : path;
    return typeof message === 'string' ? [{ pointer: typeof where === 'string' ? where : '', message }] : [];
  });
}
