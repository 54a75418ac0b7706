import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeConsole } from '#tests/support/console/fakeConsole.ts';
import { openConsole } from '#tests/support/console/openConsole.tsx';
import { proposed } from '#tests/support/console/things.ts';
import { changedRungs, ladderOf, NO_CHANGES, priceIn } from './ladders.ts';
import { newLadder, NO_LADDER, type TypedLadder } from './newLadder.ts';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('prices of teasers', () => {
  const rungs = [2, 3].map((legs) => ({ sport: 'football', points: 600, legs, num: legs, den: 2 }));

  it('teaser prices are typed as fractions and set together with a reason', async () => {
    const server = new FakeConsole('trader').on('readTeaserTable', () => ({ rungs, version: 4 })).on('setTeaserTable', () => proposed());
    const { user } = openConsole(server, '/teasers');
    const field = await screen.findByRole('textbox', { name: 'Football, 6 points, 3 legs' });
    await user.clear(field);
    await user.type(field, '8/5');
    await user.click(screen.getByRole('button', { name: 'Set prices…' }));
    const form = await dialog('Set teaser prices');
    await user.type(form.getByLabelText('Reason'), 'The season has begun');
    await user.click(form.getByRole('button', { name: 'Propose prices' }));
    await waitFor(() => expect(server.inputsOf('setTeaserTable')[0]?.rungs.map(({ num, den }) => `${num}/${den}`)).toEqual(['2/2', '8/5']));
    expect(server.inputsOf('setTeaserTable')[0]?.version).toBe(4);
    await waitFor(() => expect(server.inputsOf('readTeaserTable'), 'the list is asked for again, with its new version').toHaveLength(2));
  });

  it('special and mixed teasers have descriptive names', () => {
    const special = { ties: 'lose', voids: 'refund' } as const;
    const named = ladderOf([
      { sport: 'football', points: 1_000, legs: 3, num: 10, den: 12, ...special },
      { sport: 'football', points: 600, besides: { sport: 'basketball', points: 400 }, legs: 2, num: 10, den: 11 },
      ...rungs,
    ]);
    expect(named.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['Football and Basketball, 6/4 points', 1],
      ['Football, 6 points', 2],
      ['Football, 10 points, pushes lose, void leg refunds the bet', 1],
    ]);
    expect(
      changedRungs([...rungs, { ...rungs[0]!, besides: { sport: 'basketball', points: 400 } }], {
        ...NO_CHANGES,
        typed: { 'football 600 2': '5/1' },
      })?.changed,
    ).toBe(1);
  });

  it.each(['', '8', '8/0', '-8/5', '8.5/2', '8/5x'])('the text %j is not a teaser price', (text) => {
    expect(priceIn(text)).toBeNull();
    expect(changedRungs(rungs, { ...NO_CHANGES, typed: { 'football 600 3': text } })).toBeNull();
  });

  it('teaser ladders can be added and removed, and all are set together', async () => {
    const seven = rungs.map((rung) => ({ ...rung, points: 700 }));
    const server = new FakeConsole('trader')
      .on('readTeaserTable', () => ({ rungs: [...rungs, ...seven], version: 4 }))
      .on('setTeaserTable', () => proposed());
    const { user } = openConsole(server, '/teasers');
    await user.click(await screen.findByRole('button', { name: 'Remove Football, 7 points' }));
    expect(screen.queryByRole('textbox', { name: 'Football, 7 points, 2 legs' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add ladder…' }));
    const form = await dialog('Add ladder');
    await user.selectOptions(form.getByLabelText('Sport'), 'Football and Basketball');
    await user.type(form.getByLabelText('Points, football'), '6.5');
    await user.type(form.getByLabelText('Pays'), '10/12, 8/5');
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(form.getByText('Enter points from 0.5 to 20, in halves.'), 'of the second sport').toBeTruthy();
    await user.type(form.getByLabelText('Points, basketball'), '4');
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('textbox', { name: 'Football and Basketball, 6.5/4 points, 3 legs' })).toBeTruthy();
    expect(server.inputsOf('setTeaserTable'), 'nothing is set yet').toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Set prices…' }));
    const set = await dialog('Set teaser prices');
    expect(set.getByText('2 are added, 2 are removed. They apply to all players’ new bets once a second person confirms.')).toBeTruthy();
    await user.type(set.getByLabelText('Reason'), 'A ticket of two sports');
    await user.click(set.getByRole('button', { name: 'Propose prices' }));
    const mixed = { sport: 'football', points: 650, besides: { sport: 'basketball', points: 400 } };
    await waitFor(() =>
      expect(server.inputsOf('setTeaserTable')).toMatchObject([
        {
          version: 4,
          reason: 'A ticket of two sports',
          rungs: [...rungs, { ...mixed, legs: 2, num: 10, den: 12 }, { ...mixed, legs: 3, num: 8, den: 5 }],
        },
      ]),
    );
  });

  it('a viewer sees teaser prices without controls', async () => {
    openConsole(
      new FakeConsole('viewer').on('readTeaserTable', () => ({ rungs, version: 4 })),
      '/teasers',
    );
    await screen.findByRole('textbox', { name: 'Football, 6 points, 3 legs' });
    expect(screen.queryByRole('button', { name: /Remove|Add ladder/ })).toBeNull();
  });

  const typed = (more: Partial<TypedLadder>): TypedLadder => ({ ...NO_LADDER, points: '7.5', prices: '1/2, 1/1', ...more });
  it.each([
    ['no points', { points: '' }, 'points'],
    ['points in quarters', { points: '6.25' }, 'points'],
    ['more points than there are', { points: '20.5' }, 'points'],
    ['no points of a second sport', { sport: 'mixed' }, 'besides'],
    ['a single leg', { legs: '1' }, 'legs'],
    ['no number of legs', { legs: 'two' }, 'legs'],
    ['no prices', { prices: '' }, 'prices'],
    ['a price that is none', { prices: '1/2, 3' }, 'prices'],
    ['more legs than a ticket has', { legs: '15' }, 'prices'],
    ['a gap below it', { legs: '3' }, 'whole'],
    ['less for more legs', { prices: '1/1, 1/2' }, 'whole'],
    ['a ladder that there is', { points: '6' }, 'whole'],
    ['a rule for ties alone that skips two legs', { ties: 'lose', legs: '3' }, 'whole'],
  ] as const)('a ladder with %s is refused at its field', (_name, more, field) => {
    const made = newLadder(typed(more), rungs);
    expect(made.ok ? [] : Object.keys(made.problems)).toEqual([field]);
  });

  it('a special ladder may have a single number of legs', () => {
    const special = { ties: 'lose', voids: 'refund' } as const;
    expect(newLadder(typed({ points: '10', legs: '3', prices: '10/12', ...special }), rungs)).toEqual({
      ok: true,
      rungs: [{ sport: 'football', points: 1_000, legs: 3, num: 10, den: 12, ...special }],
    });
  });
});
