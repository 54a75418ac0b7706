import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../files.ts';
import type { Budget } from './measure.ts';

const budgets = JSON.parse(readFileSync(join(ROOT, '.ci/budgets.json'), 'utf8')) as readonly Budget[];

it('each route of the product that has its own code is weighed against the same limit', () => {
  const routes = new Set(budgets.map(({ name }) => name.split(':', 1)[0]));
  expect(routes).toEqual(new Set(['home', 'casino lobby', 'competition', 'event', 'promotions', 'login', 'account']));
  expect(new Set(budgets.map(({ limitKb }) => limitKb))).toEqual(new Set([190]));
});

it('each budget starts at the page, includes a brand and names files that exist', () => {
  for (const { name, entry, with: late } of budgets) {
    expect(entry, name).toBe('index.html');
    expect(
      late.some((path) => /^brands\/\w+\/brand\.ts$/.test(path)),
      name,
    ).toBe(true);
    expect(late.length, name).toBeGreaterThan(1);
    for (const path of late) expect(existsSync(join(ROOT, path)), `${name}: ${path}`).toBe(true);
  }
});
