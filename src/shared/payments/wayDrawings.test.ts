import { expect, test } from 'vitest';
import { providers } from '#server/modules/payments/rules/providers.ts';
import { wayDrawings } from './wayDrawings.ts';

test('every payment method the server offers has its own drawing', () => {
  const drawings = providers.map(({ id, code }) => wayDrawings[id] ?? wayDrawings[code]);
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(providers.length);
  const named = new Set(providers.flatMap(({ id, code }) => [id, code]));
  expect(Object.keys(wayDrawings).filter((name) => !named.has(name))).toEqual([]);
});
