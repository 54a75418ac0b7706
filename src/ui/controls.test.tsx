import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { LiveBadge } from './Badge.tsx';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Field } from './fields/Field.tsx';
import { IconButton } from './IconButton.tsx';
import { Segmented } from './fields/Segmented.tsx';

describe('a button', () => {
  test('a busy button says so, keeps the focus and ignores presses', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button busy onClick={onClick}>
        Place Bet
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Place Bet' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    button.focus();
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });

  test('a button submits its form only with type submit', () => {
    render(<Button>Cancel</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });

  test('an icon button is named by its label', () => {
    render(<IconButton icon="menu" label="Open menu" />);
    expect(screen.getByRole('button', { name: 'Open menu' }).querySelector('svg')).not.toBeNull();
  });
});

describe('a field', () => {
  test('a field is found by its label, also if the label is hidden', () => {
    render(<Field label="Email" labelHidden />);
    expect(screen.getByLabelText('Email')).toBeDefined();
    expect(screen.queryByText('Email')).toBeNull();
  });

  test('a field is described by its hint and its error', () => {
    render(<Field label="Email" hint="As on your account" error="Please enter a valid email" />);
    const field = screen.getByLabelText('Email');
    const words = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(['Please enter a valid email', 'As on your account']);
  });

  test('a field without an error is not marked invalid', () => {
    render(<Field label="Email" error="" />);
    expect(screen.getByLabelText('Email').hasAttribute('aria-invalid')).toBe(false);
  });
});

const formats = [
  { value: 'AMERICAN', label: 'American' },
  { value: 'EURO', label: 'Decimal' },
] as const;

function OddsChoice() {
  const [value, setValue] = useState<'AMERICAN' | 'EURO'>('AMERICAN');
  return <Segmented legend="Odds format" options={formats} value={value} onChange={setValue} />;
}

test('a choice of a few is a group of radio buttons', async () => {
  render(<OddsChoice />);
  expect(screen.getByRole('group', { name: 'Odds format' })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Decimal' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Decimal' }).checked).toBe(true);
});

test('an empty state has a heading of the given level, a sentence and an action', () => {
  render(
    <EmptyState
      headingLevel="h1"
      illustration="offline"
      title="You are offline"
      body="Prices are held."
      action={<Button>Try again</Button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('the live badge reads "Live"', () => {
  render(<LiveBadge />);
  expect(screen.getByText('Live')).toBeDefined();
});
