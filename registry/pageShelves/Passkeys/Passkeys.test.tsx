import { expect, it } from 'vitest';
import { Passkeys as cases } from '#fixtures/pageShelves/Passkeys.ts';

// Its pictures in every case are tested for all kinds together; here stands what only this Shelf does.
it('has a title in its usual case', () => {
  expect(cases.usual.node.title).not.toBe('');
});
