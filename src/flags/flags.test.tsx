import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { flagDefaults, type FlagName } from './flags.ts';
import { FlagsProvider, useFlag } from './FlagsProvider.tsx';

const Shown = ({ name }: { readonly name: FlagName }) => <output>{String(useFlag(name))}</output>;

test('a flag has its default where nobody gave one', () => {
  render(<Shown name="quick-deposit" />);
  expect(screen.getByRole('status').textContent).toBe('false');
});

test('a flag has the value that was given', () => {
  render(
    <FlagsProvider values={{ ...flagDefaults, 'quick-deposit': true }}>
      <Shown name="quick-deposit" />
    </FlagsProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('true');
});

test('the defaults are those of the product', () => {
  expect(flagDefaults).toMatchObject({
    'round-robins': false,
    'reuse-selections': false,
    'quick-deposit': false,
    'referral-program': true,
    'promotions-cashback': true,
  });
});
