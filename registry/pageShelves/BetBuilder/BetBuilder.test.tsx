import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { selection } from '#fixtures/worlds/sports.ts';
import { BetBuilderMarketsDocument, type BuiltBetFragment } from '#src/gql/graphql.ts';
import type { Platform } from '#src/platform/index.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';
// Loads the lazy module early, because it compiles slowly.
import './Builder.tsx';

const EVENT = 'bb-usual';
const of = (market: string, type: string, name: string, points?: string) =>
  selection(EVENT, market, type, market === 'spread' ? 'Spread' : market === 'total' ? 'Total' : 'Moneyline', {
    name,
    ...(points === undefined ? {} : { points }),
  });
const picks = {
  foxes: of('moneyline', 'home', 'Foxes'),
  harbourmen: of('moneyline', 'away', 'Harbourmen'),
  over: of('total', 'over', 'Over', '44.5'),
  under: of('total', 'under', 'Under', '44.5'),
};
const markets = [
  { __typename: 'Market' as const, id: 'm1', name: 'Moneyline', type: 'moneyline', selections: [picks.harbourmen, picks.foxes] },
  { __typename: 'Market' as const, id: 'm2', name: 'Total', type: 'total', selections: [picks.over, picks.under] },
];

let version = 2_000_000;
function quote({ prices }: Platform, changes: Readonly<Record<string, readonly [string, string, ('OPEN' | 'CLOSED')?]>> = {}): void {
  version += 1;
  const selections = Object.values(picks).map(({ id, points }) => {
    const [num, den, status = 'OPEN' as const] = changes[id] ?? ['10', '11'];
    return { id, num, den, status, points: points?.decimalPoints ?? null };
  });
  act(() => {
    prices.receive({
      eventId: EVENT,
      version: String(version),
      status: 'PRE_GAME',
      matchProgress: 'SCHEDULED',
      scoreboard: null,
      selections,
    });
    prices.flush();
  });
}

const built = (ids: readonly string[], changes: Partial<BuiltBetFragment> = {}): BuiltBetFragment => ({
  __typename: 'BetBuilder',
  eventId: EVENT,
  picks: ids.map((marketSelectionId) => ({
    __typename: 'BetBuilderPick',
    marketSelectionId,
    odds: { __typename: 'Odds', numeratorLong: '10', denominatorLong: '11' },
    points: marketSelectionId.includes('total') ? { __typename: 'Points', decimalPoints: '44.5' } : null,
  })),
  odds: { __typename: 'Odds', numeratorLong: ids.length > 1 ? '9' : '10', denominatorLong: ids.length > 1 ? '4' : '11' },
  errors: [],
  unavailable: ids.includes(picks.foxes.id)
    ? [
        {
          __typename: 'UnavailablePick',
          marketSelectionId: picks.harbourmen.id,
          message: 'This pick and your other picks can’t all win.',
        },
      ]
    : [],
  ...changes,
});

async function open() {
  const user = userEvent.setup();
  const stage = await stageCase(caseOf('BetBuilder', 'usual'));
  const { client } = stage.platform;
  client.writeQuery({
    query: BetBuilderMarketsDocument,
    variables: { eventId: EVENT, marketSelectionIds: [] },
    data: { betBuilder: { __typename: 'BetBuilder', markets } } as never,
  });
  const answer = vi.fn((ids: readonly string[]): Promise<BuiltBetFragment> => Promise.resolve(built(ids)));
  vi.spyOn(client, 'query').mockImplementation((async ({ variables }: { variables: { marketSelectionIds: readonly string[] } }) => ({
    data: { betBuilder: await answer(variables.marketSelectionIds) },
  })) as never);
  quote(stage.platform);
  await user.click(screen.getByRole('button', { name: 'Same game parlay' }));
  await screen.findByRole('button', { name: 'Foxes, minus 110, Moneyline' }, { timeout: 10_000 });
  return { ...stage, user, answer };
}
const pick = (name: RegExp) => screen.getByRole('button', { name });
const price = () => screen.getByTitle('Combined odds').textContent;

it('the bet builder is closed at first, hides without markets, and says when it could not be loaded', async () => {
  const { unmount } = await stageCase(caseOf('BetBuilder', 'usual'));
  expect(screen.getByRole('button', { name: 'Same game parlay', expanded: false })).toBeDefined();
  unmount();
  const { container, unmount: leave } = await stageCase(caseOf('BetBuilder', 'empty'));
  expect(container.textContent).toBe('');
  leave();
  await stageCase(caseOf('BetBuilder', 'failed'));
  expect(screen.getByText('We could not load the same game parlay')).toBeDefined();
});

it('the bet builder asks for two picks, and shows the server’s price for two', async () => {
  const { user, answer } = await open();
  expect(screen.getByText('Choose two or more picks from this game.')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to betslip' }).disabled).toBe(true);
  await user.click(pick(/^Foxes,/));
  await screen.findByText('1 pick. Add at least one more.');
  await user.click(pick(/^Over 44.5,/));
  await screen.findByText('2 picks. All must win.');
  expect(price()).toBe('+225');
  expect(answer).toHaveBeenLastCalledWith([picks.foxes.id, picks.over.id]);
});

it('the bet builder shows that it is pricing until the server answers', async () => {
  const { user, answer } = await open();
  await user.click(pick(/^Foxes,/));
  let release: () => void = () => undefined;
  answer.mockImplementationOnce(async (ids) => {
    await new Promise<void>((resolve) => (release = resolve));
    return built(ids);
  });
  await screen.findByText('1 pick. Add at least one more.');
  await user.click(pick(/^Over 44.5,/));
  expect(screen.getByText('2 picks. Getting odds…')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to betslip' }).disabled).toBe(true);
  act(() => release());
  await screen.findByText('2 picks. All must win.');
});

it('a pick that cannot win with the others stays focusable, cannot be chosen and says why', async () => {
  const { user } = await open();
  await user.click(pick(/^Foxes,/));
  const kept = await screen.findByRole('button', { name: /^Harbourmen, .*can’t all win/ });
  expect(kept.getAttribute('aria-disabled')).toBe('true');
  kept.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Harbourmen: This pick and your other picks can’t all win.')).toBeDefined();
  expect(kept.getAttribute('aria-pressed')).toBe('false');
});

it('a suspended or impossible pick is named, and the picks cannot be added', async () => {
  const { user, answer, platform } = await open();
  await user.click(pick(/^Foxes,/));
  await user.click(pick(/^Over 44.5,/));
  await screen.findByText('2 picks. All must win.');
  const stopped = {
    __typename: 'BetError' as const,
    code: 'market-suspended',
    message: 'This market is suspended.',
    subjectId: picks.over.id,
  };
  answer.mockImplementation(async (ids) => built(ids, { odds: null, errors: [stopped] }));
  quote(platform, { [picks.over.id]: ['10', '11', 'CLOSED'] });
  expect(await screen.findByText('Over 44.5: This market is suspended.')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to betslip' }).disabled).toBe(true);
  const apart = {
    ...stopped,
    code: 'impossible-combination',
    message: 'These selections can’t all win, so you can’t combine them.',
    subjectId: null,
  };
  answer.mockImplementation(async (ids) => built(ids, { odds: null, errors: [apart] }));
  quote(platform, {});
  expect(await screen.findByText('These selections can’t all win, so you can’t combine them.')).toBeDefined();
});

it('a pick whose odds move changes the total, and the old and new odds are announced', async () => {
  const { user, answer, platform } = await open();
  await user.click(pick(/^Foxes,/));
  await user.click(pick(/^Over 44.5,/));
  await screen.findByText('2 picks. All must win.');
  answer.mockImplementation(async (ids) => built(ids, { odds: { __typename: 'Odds', numeratorLong: '2', denominatorLong: '1' } }));
  quote(platform, { [picks.foxes.id]: ['5', '6'] });
  expect(await screen.findByText('The odds changed from +225 to +200.')).toBeDefined();
  expect(price()).toBe('+200');
});

it('a bet builder that gets no price says so and asks again', async () => {
  const { user, answer } = await open();
  answer.mockRejectedValueOnce(new Error('lost'));
  await user.click(pick(/^Foxes,/));
  await screen.findByText('We could not get odds for these picks. Please try again.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1 pick. Add at least one more.');
});

it('the picks are added as one bet by keyboard, and the builder can start again', async () => {
  const { user } = await open();
  pick(/^Foxes,/).focus();
  await user.keyboard(' ');
  pick(/^Over 44.5,/).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('2 picks. All must win.');
  screen.getByRole('button', { name: 'Add to betslip' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'In your betslip' })).toBeDefined(), { timeout: 10_000 });
  await user.click(screen.getByRole('button', { name: 'Build another' }));
  expect(screen.queryByRole('list', { name: 'Your picks' })).toBeNull();
});

it('each chosen pick is listed and can be removed', async () => {
  const { user } = await open();
  await user.click(pick(/^Foxes,/));
  const list = within(await screen.findByRole('list', { name: 'Your picks' }));
  await user.click(list.getByRole('button', { name: 'Remove Foxes, Moneyline' }));
  expect(pick(/^Foxes,/).getAttribute('aria-pressed')).toBe('false');
});
