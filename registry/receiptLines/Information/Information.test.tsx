import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

it('Information is a remark, and stays text', async () => {
  await stageCase(caseOf('Information', 'hostile'));
  expect(screen.getByRole('note').textContent).toContain('<script>alert(1)</script>');
});
