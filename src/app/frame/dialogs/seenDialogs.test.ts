import { afterEach, describe, expect, test } from 'vitest';
import { loginInstant } from './loginInstant.ts';
import { SeenDialogs } from './seenDialogs.ts';

const dialog = (id: string, criticality: 'OPTIONAL' | 'DEGRADABLE' | 'MANDATORY' = 'OPTIONAL', onLogin = false) => ({
  id,
  criticality,
  triggers: { __typename: 'DialogTriggers', pages: ['/*'], exceptPages: [], onLogin } as const,
});
afterEach(() => {
  loginInstant.current = null;
});

describe('a dialog closed on this page', () => {
  test.each([['OPTIONAL'], ['DEGRADABLE'], ['MANDATORY']] as const)(
    '%s: a dialog closed by one player stays open for others',
    (criticality) => {
      const seen = new SeenDialogs();
      const news = dialog('news', criticality);
      seen.close(news, 'p1');
      expect([seen.has(news, 'p1'), seen.has(news, 'p2'), seen.has(news, null)]).toEqual([true, false, false]);
      expect(seen.has(dialog('other', criticality), 'p1')).toBe(false);
    },
  );

  test.each([
    ['OPTIONAL', true],
    ['DEGRADABLE', true],
    ['MANDATORY', false],
  ] as const)('a dialog closed by a visitor, %s: is closed for the player who logs in: %s', (criticality, isClosed) => {
    const seen = new SeenDialogs();
    seen.close(dialog('news', criticality), null);
    expect([seen.has(dialog('news', criticality), null), seen.has(dialog('news', criticality), 'p1')]).toEqual([true, isClosed]);
  });

  test('a login dialog opens again with the next login', () => {
    const seen = new SeenDialogs();
    const welcome = dialog('welcome', 'OPTIONAL', true);
    loginInstant.current = 10;
    seen.close(welcome, 'p1');
    expect(seen.has(welcome, 'p1')).toBe(true);
    loginInstant.current = 20;
    expect(seen.has(welcome, 'p1')).toBe(false);
  });
});
