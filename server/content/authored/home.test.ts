import { expect, it } from 'vitest';
import type { AuthoredStoredNode } from '#server/contract/generated/authored.ts';
import { home } from './home.ts';

const shown = (flags: readonly string[]) => {
  const isFor = ({ when }: AuthoredStoredNode): boolean => (when?.flags ?? []).every((flag) => flags.includes(flag));
  return JSON.stringify(Object.values(home.nodes).filter(isFor));
};
const leads = (flags: readonly string[]) =>
  ['/quick-bets', '/exclusives', '/parlay-lounge', '/fan-center/section/for-you', '/fan-center/section/fantasy'].filter((path) =>
    shown(flags).includes(`"canonicalUrl":"${path}"`),
  );

it('the home page links to every feature page, and to those of a flag only with the flag', () => {
  expect(leads(['parlay-lounge', 'fan-hub'])).toHaveLength(5);
  expect(leads(['parlay-lounge'])).toEqual(['/quick-bets', '/exclusives', '/parlay-lounge']);
  expect(leads([])).toEqual(['/quick-bets', '/exclusives']);
});
