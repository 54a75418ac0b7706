import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { createUpgrade } from '../../upgrade.ts';
import { formatLater } from './formatLater.ts';
import { MoneyField } from './MoneyField.tsx';
import { MoneyFormat } from './MoneyFormat.tsx';

const heard: string[] = [];

const lost = createUpgrade<typeof MoneyFormat>(() => Promise.reject(new Error('offline')));

type StageProps = { readonly initial?: string; readonly min?: number; readonly format?: typeof formatLater };

function Stage({ initial = '', min = 0, format = formatLater }: StageProps) {
  const [value, setValue] = useState(initial);
  const take = (text: string): void => {
    heard.push(text);
    setValue(text);
  };
  return <MoneyField label="Bet" value={value} onValueChange={take} min={min} format={format} />;
}

async function typed(text: string, format: typeof formatLater): Promise<{ readonly shown: string; readonly held: string | undefined }> {
  heard.length = 0;
  render(<Stage format={format} />);
  const field = screen.getByLabelText<HTMLInputElement>('Bet');
  await userEvent.type(field, text);
  return { shown: screen.getByLabelText<HTMLInputElement>('Bet').value, held: heard.at(-1) };
}

describe.each([
  ['a money field', formatLater],
  ['a money field whose formatting has not come', lost],
])('%s', (_is, format) => {
  test.each([
    ['25', '$25', '25'],
    ['1234.5', '$1,234.5', '1234.5'],
    ['.5', '$0.5', '0.5'],
    ['9999999.99', '$9,999,999.99', '9999999.99'],
  ])('the amount %s typed is held as %s', async (text, shown, held) => {
    expect(await typed(text, format)).toEqual({ shown, held });
  });

  test.each([
    ['10000000', '$1,000,000', 'the digit that would exceed the maximum'],
    ['1.239', '$1.23', 'a third decimal'],
  ])('the typed amount %s becomes %s, without %s', async (text, shown) => {
    expect((await typed(text, format)).shown).toBe(shown);
  });

  test.each([
    ['-5', 'Enter an amount above $0.00.'],
    ['1e3', 'Enter the amount as a number, such as 25.00.'],
    ['2e', 'Enter the amount as a number, such as 25.00.'],
    ['abc', 'Enter the amount as a number, such as 25.00.'],
  ])('the typed amount %s is kept and refused with: %s', async (text, said) => {
    expect(await typed(text, format)).toEqual({ shown: text, held: text });
    expect(document.activeElement).toBe(screen.getByLabelText('Bet'));
    expect(screen.getByText(said)).toBeDefined();
    await userEvent.tab();
    expect(screen.getByLabelText<HTMLInputElement>('Bet').value).toBe(text);
  });

  test('an amount is accepted once its wrong characters are deleted', async () => {
    expect((await typed('1e{Backspace}3', format)).held).toBe('13');
    await userEvent.tab();
    expect(screen.getByLabelText<HTMLInputElement>('Bet').value).toBe('$13');
    expect(screen.queryByText(/^Enter the amount/)).toBeNull();
  });

  test.each([
    ['5.5', 0, '$5.50', 'a single decimal is padded'],
    ['5.', 0, '$5', 'a point alone goes'],
    ['5', 0, '$5', 'whole dollars stay'],
    ['4.99', 5, '', 'less than the least is cleared'],
    ['5', 5, '$5', 'the least stays'],
  ])('an amount left at %s with a minimum of %d shows %s: %s', async (text, min, shown) => {
    render(<Stage min={min} format={format} />);
    const field = screen.getByLabelText<HTMLInputElement>('Bet');
    await userEvent.type(field, text);
    await userEvent.tab();
    expect(field.value).toBe(shown);
  });

  test('an empty amount field shows $0.00 as placeholder', () => {
    render(<Stage format={format} />);
    expect(screen.getByPlaceholderText('$0.00')).toBeDefined();
  });

  test('a pasted amount with symbol and separators is accepted', async () => {
    render(<Stage format={format} />);
    const field = screen.getByLabelText<HTMLInputElement>('Bet');
    await userEvent.click(field);
    await userEvent.paste('$1,234.50');
    expect(field.value).toBe('$1,234.50');
  });

  test('an amount field’s error is its description', () => {
    render(<MoneyField label="Bet" value="" onValueChange={() => undefined} error="Enter an amount" format={format} />);
    const field = screen.getByLabelText('Bet');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(described).toContain('Enter an amount');
  });
});

test('formatting that loads while a player types waits until the field is left', async () => {
  let come: (part: typeof MoneyFormat) => void = () => expect.fail('not asked for');
  const format = createUpgrade<typeof MoneyFormat>(() => new Promise((resolve) => (come = resolve)));
  render(<Stage format={format} />);
  const plain = screen.getByLabelText<HTMLInputElement>('Bet');
  await userEvent.type(plain, '1234');
  come(MoneyFormat);
  await act(() => format.preload());
  await userEvent.type(plain, '.5');
  expect(screen.getByLabelText('Bet')).toBe(plain);
  await userEvent.tab();
  const formatted = screen.getByLabelText<HTMLInputElement>('Bet');
  expect(formatted).not.toBe(plain);
  expect(formatted.value).toBe('$1,234.50');
});
