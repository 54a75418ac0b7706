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
  ])('the login dialog due %i ms after the login is %s', (sinceLoginMs, shown) => {
    expect(due([welcome], { sinceLoginMs })).toBe(shown);
  });

  test('a login dialog is not due for a restored session', () => {
    expect(due([welcome], { sinceLoginMs: null })).toBeNull();
  });

  test('a login dialog with pages is not due before a login', () => {
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
  ])('a dialog for the pages %s is due on %s: %s', (prefix, path, isShown) => {
    expect(due([dialog('d', { pages: [prefix] })], { path })).toBe(isShown ? 'd' : null);
  });

  test('a dialog is due on any of its pages', () => {
    expect(due([dialog('d', { pages: ['/live', '/casino'] })], { path: '/casino' })).toBe('d');
  });

  test('a dialog is not due on its excepted pages, not even after a login', () => {
    const shy = dialog('shy', { pages: ['/*'], exceptPages: ['/signup'] });
    expect(due([shy], { path: '/signup' })).toBeNull();
    expect(due([shy], { path: '/signup/success' })).toBeNull();
    expect(due([shy], { path: '/' })).toBe('shy');
    expect(due([dialog('in', { onLogin: true, exceptPages: ['/signup'] })], { path: '/signup', sinceLoginMs: 1 })).toBeNull();
  });

  test('a dialog without pages is never due', () => {
    expect(due([dialog('d', {})], { sinceLoginMs: 0 })).toBeNull();
  });
});

describe('several dialogs', () => {
  const low = dialog('low', { pages: ['/'] }, 1);
  const high = dialog('high', { pages: ['/'] }, 9);
  const login = dialog('login', { onLogin: true }, 5);

  test('the dialog with the highest priority is due first, in any order', () => {
    expect(due([low, high])).toBe('high');
    expect(due([high, low])).toBe('high');
  });

  test('the next dialog is due once the first was shown', () => {
    expect(due([low, high], { isOver: isAnyOf('high') })).toBe('low');
    expect(due([low, high], { isOver: isAnyOf('high', 'low') })).toBeNull();
  });

  test('priority counts only among the dialogs that are due', () => {
    expect(due([low, dialog('elsewhere', { pages: ['/live'] }, 99)])).toBe('low');
    expect(due([low, login], { sinceLoginMs: 100 })).toBe('login');
    expect(due([low, login], { sinceLoginMs: 9_000 })).toBe('low');
  });

  test('the earlier of two dialogs with equal priority is due', () => {
    expect(due([dialog('a', { pages: ['/'] }), dialog('b', { pages: ['/'] })])).toBe('a');
  });

  test('choosing the due dialog does not reorder the list', () => {
    const dialogs = [low, high];
    due(dialogs);
    expect(dialogs.map(({ id }) => id)).toEqual(['low', 'high']);
  });
});
