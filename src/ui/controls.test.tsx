import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { LiveBadge } from './Badge.tsx';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Field } from './fields/Field.tsx';
import { IconButton } from './IconButton.tsx';
import { Segmented } from './fields/Segmented.tsx';
import { Tabs } from './Tabs.tsx';

describe('a button', () => {
  test('that is busy says so, keeps the focus and does nothing more', async () => {
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

  test('submits nothing unless it is told to', () => {
    render(<Button>Cancel</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });

  test('of an icon alone is named by what it does', () => {
    render(<IconButton icon="menu" label="Open menu" />);
    expect(screen.getByRole('button', { name: 'Open menu' }).querySelector('svg')).not.toBeNull();
  });
});

describe('a field', () => {
  test('is found by its label, also when the label is not shown', () => {
    render(<Field label="Email" labelHidden />);
    expect(screen.getByLabelText('Email')).toBeDefined();
    expect(screen.queryByText('Email')).toBeNull();
  });

  test('is described by its hint and its error together', () => {
    render(<Field label="Email" hint="As on your account" error="Please enter a valid email" />);
    const field = screen.getByLabelText('Email');
    const words = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(['Please enter a valid email', 'As on your account']);
  });

  test('without an error claims none', () => {
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

test('one of a few is a group of radios, moved by arrows', async () => {
  render(<OddsChoice />);
  expect(screen.getByRole('group', { name: 'Odds format' })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Decimal' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Decimal' }).checked).toBe(true);
});

describe('tabs', () => {
  const tabs = [
    { value: 'straight', label: 'Straight', panel: 'one bet each' },
    { value: 'parlay', label: 'Parlay', panel: 'all together', disabled: false },
    { value: 'teaser', label: 'Teaser', panel: 'moved lines', disabled: true },
  ];

  test('show the panel of the chosen one, moved by arrows past what is disabled', async () => {
    render(<Tabs label="Bet type" tabs={tabs} />);
    expect(screen.getByRole('tabpanel').textContent).toBe('one bet each');
    await userEvent.click(screen.getByRole('tab', { name: 'Straight' }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('tabpanel').textContent).toBe('all together'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Straight'));
  });

  test('ask when they are led', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Tabs label="Bet type" tabs={tabs} value="straight" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Parlay' }));
    expect(onValueChange).toHaveBeenCalledWith('parlay');
    expect(screen.getByRole('tabpanel').textContent).toBe('one bet each');
  });
});

test('an empty state has a heading of the level it is told, one sentence and one act', () => {
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

test('what is live says so in words', () => {
  render(<LiveBadge />);
  expect(screen.getByText('Live')).toBeDefined();
});
