import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declarationOf, flagNames, isFlagName } from '#src/shared/flags/declared.ts';
import { flagDefaults, type FlagName } from './flags.ts';
import { FlagsProvider, useFlag, useSetFlags } from './FlagsProvider.tsx';

const Shown = ({ name }: { readonly name: FlagName }) => <output>{String(useFlag(name))}</output>;

function Told({ name }: { readonly name: FlagName }) {
  const setFlags = useSetFlags();
  return (
    <button type="button" onClick={() => setFlags({ [name]: true })}>
      Tell
    </button>
  );
}

test('a flag without a value has its default', () => {
  render(<Shown name="quick-deposit" />);
  expect(screen.getByRole('status').textContent).toBe('false');
});

test('a flag has the given value', () => {
  render(
    <FlagsProvider values={{ ...flagDefaults, 'quick-deposit': true }}>
      <Shown name="quick-deposit" />
    </FlagsProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('true');
});

test('a flag follows the service, and one that is no longer named is off', () => {
  render(
    <FlagsProvider values={flagDefaults}>
      <Shown name="loyalty-card" />
      <p>
        <Shown name="referral-program" />
      </p>
      <Told name="loyalty-card" />
    </FlagsProvider>,
  );
  const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(shown()).toEqual(['false', 'true']);
  fireEvent.click(screen.getByText('Tell'));
  expect(shown()).toEqual(['true', 'false']);
});

test('the first page’s defaults are the declared ones', () => {
  for (const name of flagNames) expect(flagDefaults[name] ?? false, name).toBe(declarationOf(name).isOn);
});

test('the declared defaults are those of the product', () => {
  const isOn = (name: FlagName): boolean => declarationOf(name).isOn;
  expect((['round-robins', 'reuse-selections', 'quick-deposit'] as const).map(isOn)).toEqual([false, false, false]);
  expect((['referral-program', 'promotions-cashback'] as const).map(isOn)).toEqual([true, true]);
});

test('only declared names are flags', () => {
  expect(isFlagName('loyalty-card')).toBe(true);
  for (const name of ['', 'playoffs', 'constructor', '__proto__', 'toString']) expect(isFlagName(name), name).toBe(false);
});
