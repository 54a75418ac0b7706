import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('PromotionCode', () => {
  it.each([
    ['empty', 'Promotion code (optional)'],
    ['usual', 'A code, if you have one'],
  ])('%s: a promotion code has the field %s, and an empty one cannot be applied', async (name, label) => {
    await stageCase(caseOf('PromotionCode', name));
    await userEvent.setup().type(screen.getByLabelText(label), ' ');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true);
  });
});
