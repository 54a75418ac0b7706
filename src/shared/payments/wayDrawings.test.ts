import { expect, test } from 'vitest';
import { providers } from '#server/modules/payments/rules/providers.ts';
import { wayDrawings } from './wayDrawings.ts';

test('every payment method the server offers has its own drawing', () => {
  const codes = new Set(providers.map(({ code }) => code));
  expect(new Set(Object.keys(wayDrawings))).toEqual(codes);
  expect(new Set(Object.values(wayDrawings)).size).toBe(codes.size);
});
