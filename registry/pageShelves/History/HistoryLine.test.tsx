import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entry, type HistoryEntry } from '#fixtures/pageShelves/History.ts';
import { money } from '#fixtures/worlds/money.ts';
import { stagePart } from '#tests/support/stagePart.tsx';
import { EntryLines } from '../../parts/text/entryLines.ts';
import { HistoryLine } from './HistoryLine.tsx';

const draw = (each: HistoryEntry) =>
  stagePart(
    <EntryLines>
      <HistoryLine entry={each} />
    </EntryLines>,
  );

describe('a line of history', () => {
  it('a history line is a list item with title, time and amount', () => {
    draw(entry('a', -1_000n));
    const line = screen.getByRole('listitem');
    expect(line.textContent).toContain('Bet placed');
    expect(line.textContent).toContain('-$10.00');
    expect(line.querySelector('time')?.dateTime).toBe('2026-11-21T17:45:00.000Z');
  });

  it.each([
    ['PENDING', 'Pending'],
    ['WON', 'Won'],
    ['LOST', 'Lost'],
    ['RETURNED', 'Returned'],
    ['FAILED', 'Failed'],
    ['CALLED_BACK', 'Canceled by you'],
  ] as const)('the state %s is shown as %s', (state, word) => {
    draw(entry('a', -1_000n, { state }));
    expect(screen.getByText(word)).toBeDefined();
  });

  it.each(['DONE', 'HALF_WON', 'constructor'])('the state %s is not named', (state) => {
    draw(entry('a', 1_000n, { state: state as HistoryEntry['state'] }));
    expect(screen.queryByText(/Pending|Won|Lost|Returned|Failed|Canceled/)).toBeNull();
    expect(screen.getByText('+$10.00')).toBeDefined();
  });

  it('a history line leaves out a missing detail and shows a dash for an invalid time', () => {
    draw(entry('a', 0n, { detail: null, at: 'soon' }));
    expect(screen.queryByText('Redmoor Foxes, Moneyline')).toBeNull();
    expect(screen.getByText('–')).toBeDefined();
  });

  it('a failed payment shows the requested amount without a sign', () => {
    draw(entry('a', 0n, { state: 'FAILED', asked: money(7_500n) }));
    expect(screen.getByText('$75.00')).toBeDefined();
    expect(screen.queryByText('$0.00')).toBeNull();
  });

  it('a history line of a bet links to the page of the bet under its own name', () => {
    draw(entry('a', -1_000n, { title: 'Over 47.5, Total', betId: '01/..?x' }));
    expect(screen.getByRole('link', { name: /^Bet of Over 47\.5, Total, / }).getAttribute('href')).toBe('/my-bets/bet/01%2F..%3Fx');
  });

  it('a history line with a receipt links to it under its own name', () => {
    const { unmount } = draw(entry('a', 0n, { title: 'Deposit', receiptId: '01/..?x' }));
    const link = screen.getByRole('link', { name: /^Receipt of Deposit, / });
    expect(link.getAttribute('href')).toBe('/account/wallet/receipt/01%2F..%3Fx');
    unmount();
    draw(entry('b', -1_000n));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
