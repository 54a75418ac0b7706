import { describe, expect, it } from 'vitest';
import { layoutsOver, memoryStore } from '#tests/support/layouts.ts';
import { asking } from '#tests/support/layoutQueries.ts';
import { slugOf } from './accountItems.ts';

const titleOf = async (canonicalUrl: string): Promise<string | null> => {
  const { data, errors } = await asking((await layoutsOver(memoryStore())).layouts)('PageLayout', { canonicalUrl });
  expect(errors).toBeUndefined();
  return (data as { pageLayout: { title: string } | null }).pageLayout?.title ?? null;
};

describe('a menu entry of the account', () => {
  it.each([
    ['Time, limits and help', 'time-limits-and-help'],
    ['W-2G', 'w-2g'],
    ['  Über uns  ', 'ber-uns'],
    ['!', ''],
  ])('the label %s has the slug %j', (label, slug) => expect(slugOf(label)).toBe(slug));

  it.each([
    ['/account/time-limits-and-help', 'Responsible gaming'],
    ['/account/tax-forms', 'Tax forms'],
    ['/account/password-and-login', 'Password and login'],
    ['/account/betting-history', 'Betting history'],
  ])('the address %s shows the page of its menu entry', async (path, title) => expect(await titleOf(path)).toBe(title));

  it.each([
    '/account/nothing',
    '/account/log-out',
    '/account/constructor',
    '/account/__proto__',
    '/accounts/tax-forms',
    '/account/tax-forms/more',
  ])('the address %s is no page of the account menu', async (path) => expect(await titleOf(path)).toBeNull());
});
