import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { Table } from './book.ts';

export type Opening = Omit<Table, 'key' | 'playCents' | 'what'>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 200;
const centsIn = (value: unknown): number | null => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : null);

export function openingIn(body: unknown): Opening | null {
  if (!isPlainObject(body)) return null;
  const { session, customer, currency, hostOrigin } = body;
  const game = gameIn(body['game']);
  if (game === null || !isText(currency) || !isText(hostOrigin) || !URL.canParse(hostOrigin)) return null;
  if (!(session === null || isText(session)) || !(customer === null || isText(customer))) return null;
  return { game, session, customer, currency, hostOrigin: new URL(hostOrigin).origin };
}

function gameIn(body: unknown): Opening['game'] | null {
  if (!isPlainObject(body)) return null;
  const { id, title, category, theme, seed, returnToPlayer, minCents: min, maxCents: max } = body;
  const [minCents, maxCents] = [centsIn(min), centsIn(max)];
  if (!isText(id) || !isText(title) || !isText(category) || !isText(theme) || typeof seed !== 'number') return null;
  if (typeof returnToPlayer !== 'number' || returnToPlayer <= 0 || returnToPlayer > 10_000) return null;
  return minCents === null || maxCents === null ? null : { id, title, category, theme, seed, returnToPlayer, minCents, maxCents };
}
