import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OfferDryRun, OfferView } from '#src/shared/console/offers.ts';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { termsOf } from '#src/shared/offers/terms.ts';
import { FakeConsole } from '#tests/support/console/fakeConsole.ts';
import { openConsole, rowOf } from '#tests/support/console/openConsole.tsx';
import { linesOf } from './DryRun.tsx';

const document: OfferDocument = {
  ...{ id: 'bet-and-get', brands: ['alpha'], regions: ['US-NJ'], currency: 'USD', joining: 'opt-in' },
  ...{ from: '2026-12-01T17:00:00.000Z', until: '2026-12-08T17:00:00.000Z' },
  qualifies: { kind: 'bet', leastCents: 1_000, paidWith: ['cash'], on: null, leastOdds: null },
  ...{ pays: { kind: 'bonus-bet', cents: 500, days: 7 }, mostAwards: 1, budgetCents: 120_400 },
};
const offer: OfferView = {
  ...{ document, version: 2, hash: 'a'.repeat(64), terms: termsOf(document, { on: null, regions: ['New Jersey'] }), state: 'RUNNING' },
  ...{ confirmedBy: 'compliance@linemaker.test', stoppedBy: null, players: 12 },
  awards: { unused: 3, used: 4, expired: 1, withdrawn: 2 },
  ...{ awardedCents: 4_000, usedCents: 2_000 },
};
const run: OfferDryRun = {
  ...{ players: 500, read: 500, qualified: 330, barred: 0, awarded: 318, awards: 318, cents: 120_400, unboundCents: 120_400 },
  ...{ expectedCents: null, cut: null },
};
const server = (changes: Partial<OfferDryRun> = {}) =>
  new FakeConsole('trader').on('listOffers', () => ({ offers: [offer] })).on('dryRunOffer', () => ({ ...run, ...changes }));

describe('the offers', () => {
  it('a draft is run dry over yesterday before it is proposed', async () => {
    const fake = server();
    const { user } = openConsole(fake, '/offers');
    await user.click(await screen.findByRole('button', { name: 'Change bet-and-get…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Next version of bet-and-get' }));
    await user.click(dialog.getByRole('button', { name: 'Dry run over yesterday' }));
    expect(await dialog.findByText('At the behaviour of yesterday: $1,204.00, 318 players, 318 awards.')).toBeTruthy();
    expect(dialog.getByText('330 players of 500 who played qualified, had all opted in first.')).toBeTruthy();
    await waitFor(() => expect(fake.inputsOf('dryRunOffer')).toEqual([{ document, days: '1' }]));
    expect(fake.inputsOf('proposeOffer')).toEqual([]);
  });

  it('a draft with an amount that is none is not sent', async () => {
    const fake = server();
    const { user } = openConsole(fake, '/offers');
    await user.click(await screen.findByRole('button', { name: 'Change bet-and-get…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Least amount'));
    await user.click(dialog.getByRole('button', { name: 'Dry run over the last 7 days' }));
    expect(await dialog.findByText('Enter the least amount as an amount.')).toBeTruthy();
    expect(fake.inputsOf('dryRunOffer')).toEqual([]);
  });

  it('the figures of an offer tell of players, awards, cost and accounts that deserve a look', async () => {
    const fake = server().on('readOffer', () => ({
      ...{ enrolled: 12, qualified: 9, awarded: 8, used: 4, withheld: { budget: 1, cap: 0, excluded: 0 }, paidCents: 1_815 },
      ...{ sharedPersons: ['player-1', 'player-2'], bothSides: [] },
    }));
    const { user } = openConsole(fake, '/offers');
    await user.click(await screen.findByRole('button', { name: 'Figures of bet-and-get…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Figures of bet-and-get' }));
    expect(await dialog.findByText('Players: 12 opted in, 9 qualified, 8 got an award, 4 used one.')).toBeTruthy();
    expect(dialog.getByText('Worth: $40.00 of $1,204.00, of which $20.00 was used.')).toBeTruthy();
    expect(dialog.getByText('Cost by the ledger so far: $18.15.')).toBeTruthy();
    expect(dialog.getByText('player-1, player-2')).toBeTruthy();
    expect(fake.inputsOf('readOffer')).toEqual([{ offerId: 'bet-and-get' }]);
  });

  it('each offer has its state, players, awards and cost', async () => {
    openConsole(server(), '/offers');
    const row = await rowOf(/^Bet \$10, get a \$5 bonus bet/);
    expect(row.getByText('Running')).toBeTruthy();
    expect(row.getByText('3 unused, 4 used, 1 expired, 2 taken back')).toBeTruthy();
  });
});

it.each<[string, Partial<OfferDryRun>, string]>([
  [
    'a budget that binds',
    { unboundCents: 200_000 },
    'The budget of $1,204.00 would be used up: without it, the awards would be worth $2,000.00.',
  ],
  ['an expected cost', { expectedCents: 55_000 }, 'Expected cost: $550.00, by what awards of this kind have cost so far.'],
  ['players who may not be offered anything', { barred: 2 }, '2 of them may not be offered anything now, and got nothing.'],
  ['players left out', { read: 400, cut: 'players' }, 'Only 400 of 500 players were read. The offer would cost more.'],
  ['too little time', { read: 400, cut: 'time' }, 'Only 400 of 500 players were read, for lack of time. The offer would cost more.'],
])('a dry run tells of %s', (_what, changes, line) => {
  expect(linesOf({ ...run, ...changes }, 'yesterday', document)).toContain(line);
  expect(linesOf(run, 'yesterday', document)).not.toContain(line);
});
