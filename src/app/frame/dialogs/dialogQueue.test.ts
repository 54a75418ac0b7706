import { describe, expect, test } from 'vitest';
import type { DialogFrameFragment } from '#src/gql/graphql.ts';
import { dueDialog, type DialogContext } from './dialogQueue.ts';

function dialog(
  id: string,
  triggers: { readonly pages?: readonly string[]; readonly exceptPages?: readonly string[]; readonly onLogin?: boolean },
  priority = 0,
): DialogFrameFragment {
  return {
    __typename: 'DialogSlot',
    id,
    kind: 'CustomDialog',
    criticality: 'OPTIONAL',
    label: null,
    trackingId: null,
    priority,
    absence: null,
    fallback: null,
    revision: 'r1',
    memory: 'VISIT',
    triggers: {
      __typename: 'DialogTriggers',
      pages: triggers.pages ?? [],
      exceptPages: triggers.exceptPages ?? [],
      onLogin: triggers.onLogin ?? false,
    },
    node: null,
  };
}

const due = (dialogs: readonly DialogFrameFragment[], occasion: Partial<DialogContext> = {}): string | null =>
  dueDialog(dialogs, { path: '/', sinceLoginMs: null, isOver: () => false, ...occasion })?.id ?? null;
const isAnyOf =
  (...ids: readonly string[]) =>
  ({ id }: DialogFrameFragment) =>
    ids.includes(id);

describe('a dialog for a login', () => {
  const welcome = dialog('welcome', { onLogin: true });

  test.each([
    [0, 'welcome'],
    [4_999, 'welcome'],
    [5_000, 'welcome'],
    [5_001, null],
    [3_600_000, null],
  ])('%i ms after it: %s', (sinceLoginMs, shown) => {
    expect(due([welcome], { sinceLoginMs })).toBe(shown);
  });

  test('stays away from a session that was found at the start', () => {
    expect(due([welcome], { sinceLoginMs: null })).toBeNull();
  });

  test('waits for the login also on a page that it names', () => {
    const both = dialog('both', { onLogin: true, pages: ['/casino'] });
    expect(due([both], { path: '/casino' })).toBeNull();
    expect(due([both], { path: '/casino', sinceLoginMs: 10 })).toBe('both');
  });
});

describe('a dialog for pages', () => {
  test.each([
    ['/casino', '/casino', true],
    ['/casino', '/casino/category/slots', true],
    ['/casino', '/casino-news', false],
    ['/casino', '/', false],
    ['/', '/', true],
    ['/', '/live', false],
    ['/sport/football', '/sport/football/organization/x', true],
    ['/sport/football', '/sport', false],
    ['/*', '/', true],
    ['/*', '/casino/category/slots', true],
  ])('for %s on %s: %s', (prefix, path, isShown) => {
    expect(due([dialog('d', { pages: [prefix] })], { path })).toBe(isShown ? 'd' : null);
  });

  test('opens on any of its pages', () => {
    expect(due([dialog('d', { pages: ['/live', '/casino'] })], { path: '/casino' })).toBe('d');
  });

  test('stays away from pages that it excepts, also right after a login', () => {
    const shy = dialog('shy', { pages: ['/*'], exceptPages: ['/signup'] });
    expect(due([shy], { path: '/signup' })).toBeNull();
    expect(due([shy], { path: '/signup/success' })).toBeNull();
    expect(due([shy], { path: '/' })).toBe('shy');
    expect(due([dialog('in', { onLogin: true, exceptPages: ['/signup'] })], { path: '/signup', sinceLoginMs: 1 })).toBeNull();
  });

  test('opens nowhere when it names none', () => {
    expect(due([dialog('d', {})], { sinceLoginMs: 0 })).toBeNull();
  });
});

describe('of several', () => {
  const low = dialog('low', { pages: ['/'] }, 1);
  const high = dialog('high', { pages: ['/'] }, 9);
  const login = dialog('login', { onLogin: true }, 5);

  test('the most important one opens, wherever it stands', () => {
    expect(due([low, high])).toBe('high');
    expect(due([high, low])).toBe('high');
  });

  test('the next one follows once the first was shown', () => {
    expect(due([low, high], { isOver: isAnyOf('high') })).toBe('low');
    expect(due([low, high], { isOver: isAnyOf('high', 'low') })).toBeNull();
  });

  test('importance counts only among those whose moment it is', () => {
    expect(due([low, dialog('elsewhere', { pages: ['/live'] }, 99)])).toBe('low');
    expect(due([low, login], { sinceLoginMs: 100 })).toBe('login');
    expect(due([low, login], { sinceLoginMs: 9_000 })).toBe('low');
  });

  test('the earlier one opens of two that are alike', () => {
    expect(due([dialog('a', { pages: ['/'] }), dialog('b', { pages: ['/'] })])).toBe('a');
  });

  test('the list itself is left in order', () => {
    const dialogs = [low, high];
    due(dialogs);
    expect(dialogs.map(({ id }) => id)).toEqual(['low', 'high']);
  });
});
