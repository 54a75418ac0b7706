import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('an Information line is a note with plain text', async () => {
  await stageCase(caseOf('Information', 'hostile'));
  expect(screen.getByRole('note').textContent).toContain('<script>alert(1)</script>');
});
