import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AwardDetails as cases } from '#fixtures/pageShelves/AwardDetails.ts';
import { stagePart } from '#tests/support/stagePart.tsx';
import { EntryLines } from '../../parts/text/entryLines.ts';
import { AwardLine } from './AwardLine.tsx';

type Award = NonNullable<typeof cases.usual.node.awards>[number];
const [rounds, cash] = cases.usual.node.awards ?? [];
const draw = (award: Award | undefined, changes: Partial<Award> = {}) => {
  if (!award) throw new Error('The case has two awards');
  return stagePart(
    <EntryLines>
      <AwardLine award={{ ...award, ...changes }} />
    </EntryLines>,
  );
};

describe('an award in a list', () => {
  it('an award links to its only game or its product, and has no link otherwise', () => {
    const { unmount } = draw(rounds);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/casino/category/slots/game-0');
    unmount();
    draw(cash);
    expect(screen.getByRole('link', { name: 'Use Casino bonus' }).getAttribute('href')).toBe('/casino');
    cleanup();
    draw(cash, { useAt: null });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('an award says when it ends or ended, or nothing if it has no end', () => {
    const { unmount } = draw(rounds);
    expect(screen.getByText(/^Ends/).textContent).toMatch(/^Ends 11\/24\/2026/);
    unmount();
    const ended = draw(rounds, { isExpired: true });
    expect(screen.getByText(/^Ended/)).toBeDefined();
    ended.unmount();
    draw(cash);
    expect(screen.queryByText(/^End/)).toBeNull();
  });

  it('an award shows what it can be used on and its restrictions', () => {
    const { unmount } = draw(cash, { usageTitle: 'For one bet', usageRestrictions: ['3+ legs', 'Football only'] });
    expect(screen.getByText('For one bet · 3+ legs · Football only')).toBeDefined();
    unmount();
    draw(cash, { useAt: null });
    expect(screen.getByRole('listitem').textContent).toBe('Casino bonus$10.00');
  });

  it('an award shows markup as text', () => {
    draw(cash, { title: '<b>x</b>', valueLabel: '<i>1</i>', useAt: null });
    expect(screen.getByRole('listitem').textContent).toBe('<b>x</b><i>1</i>');
  });
});
