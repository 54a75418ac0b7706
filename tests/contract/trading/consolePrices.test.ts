import { beforeEach, describe, expect, it } from 'vitest';
import type { HandPriceView } from '#src/shared/console/handPrices.ts';
import type { ProposalInFull, Proposed } from '#src/shared/console/proposals.ts';
import type { SuspensionView } from '#src/shared/console/suspensions.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { sandbox } from '#tests/support/http.ts';
import { confirm, OperatorClient } from '#tests/support/operatorClient.ts';
import { openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
let trader: OperatorClient;
let compliance: OperatorClient;
let player: PlayerClient;
let skip = 0;
beforeEach(async () => {
  skip += 1;
  trader = await OperatorClient.as(server(), 'trader');
  compliance = await OperatorClient.as(server(), 'compliance');
  player = await PlayerClient.fresh(server(), { cents: 1_000_000 });
  await player.locate();
});

const errorOf = async (by: OperatorClient, operation: string, input: object) => (await by.try(operation, input)).json['error'];
type Priced = { readonly id: string; readonly num: string; readonly den: string };
const setTo = (marketId: string, { id }: Priced, num: number, den: number) =>
  trader.run<Proposed>('setPrices', { marketId, prices: [{ selectionId: id, num, den }] });
const game = async () => {
  const found = await openMoneyline(server(), skip);
  await sandbox(server(), 'price', { selectionId: found.home.id, american: -110 });
  await sandbox(server(), 'price', { selectionId: found.home.id.replace(/home$/, 'away'), american: -110 });
  return found;
};
const shown = (id: string) => {
  const found = server().app.deps.catalogue.selection(id);
  return found && `${found.num}/${found.den} ${found.status}`;
};
const held = async () => (await trader.run<{ prices: readonly HandPriceView[] }>('listHandPrices', {})).prices;
const codesOf = async (pick: Parameters<typeof straight>[0]) =>
  (await place(player, [straight(pick, '100')])).errors.map(({ code }) => code);

describe('a hand price', () => {
  it("a hand price near the feed's applies at once to page and bets, and is given back in one call", async () => {
    const { home, marketId } = await game();
    expect(await setTo(marketId, home, 1, 1)).toMatchObject({ proposalId: null });
    expect(shown(home.id)).toBe('1/1 OPEN');
    expect(await codesOf({ ...home, num: '1', den: '1' })).toEqual([]);
    expect(await held()).toEqual([expect.objectContaining({ selectionId: home.id, holder: 'trader@linemaker.test', leftBecause: null })]);
    expect(await trader.run('giveBackPrices', { marketId })).toEqual({ ended: 1 });
    expect([shown(home.id), await held()]).toEqual(['10/11 OPEN', []]);
  });

  it("a hand price far from the feed's closes the market until a second person confirms it", async () => {
    const { home, marketId } = await game();
    const { proposalId } = await setTo(marketId, home, 9, 1);
    expect(shown(home.id)).toBe('10/11 CLOSED');
    expect(await codesOf(home)).toEqual(['under-review']);
    const read = await compliance.run<ProposalInFull>('readProposal', { proposalId });
    expect(read.proposal.warnings).toEqual([expect.stringContaining('from the feed’s 1.91'), expect.stringContaining('add up to')]);
    expect(await errorOf(trader, 'confirmProposal', { proposalId, digest: read.proposal.digest, reason: 'mine' })).toBe('own-work');
    await confirm(compliance, proposalId ?? '');
    expect(shown(home.id)).toBe('9/1 OPEN');
    expect(await held()).toContainEqual(expect.objectContaining({ selectionId: home.id, confirmedBy: 'compliance@linemaker.test' }));
    await trader.run('giveBackPrices', { marketId });
  });

  it('a proposed price is stale once the feed has moved, and the market stays closed', async () => {
    const { home, marketId } = await game();
    const { proposalId } = await setTo(marketId, home, 9, 1);
    const { proposal } = await compliance.run<ProposalInFull>('readProposal', { proposalId });
    await sandbox(server(), 'price', { selectionId: home.id, american: 120 });
    expect(await errorOf(compliance, 'confirmProposal', { proposalId, digest: proposal.digest, reason: 'seen' })).toBe('stale');
    expect(shown(home.id)).toBe('6/5 CLOSED');
    await trader.run('withdrawProposal', { proposalId, reason: 'The feed is right' });
    expect(shown(home.id)).toBe('6/5 OPEN');
  });

  it('of ten hand prices set at once one is held, and steps do not add up', async () => {
    const { home, marketId } = await game();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => setTo(marketId, home, 90 + at, 100)));
    expect(answers.every(({ proposalId }) => proposalId === null)).toBe(true);
    const rows = await server().app.deps.db.selectFrom('hand_prices').selectAll().where('selection_id', '=', home.id).execute();
    expect([rows.length, rows.filter(({ ended_at }) => ended_at === null).length]).toEqual([10, 1]);
    const live = rows.find(({ ended_at }) => ended_at === null);
    const row = await server().app.deps.db.selectFrom('selections').selectAll().where('id', '=', home.id).executeTakeFirstOrThrow();
    expect([row.num, row.den]).toEqual([live?.num, live?.den]);
    await trader.run('giveBackPrices', { marketId });
    expect(await ledgerViolations(server().app.deps.db)).toEqual([]);
  });

  it.each([
    ['no such market', { marketId: 'nowhere' }, 'not-found'],
    ['a selection of nowhere', { prices: [{ selectionId: 'nowhere', num: 1, den: 1 }] }, 'input'],
    ['a stake of nothing', { prices: [{ selectionId: 'x', num: 1, den: 0 }] }, 'input'],
    ['nothing', { prices: [] }, 'input'],
    ['a line of a market without one', { line: 100 }, 'input'],
  ])('a hand price is refused with a specific error: %s', async (_name, more, code) => {
    const { home, marketId } = await game();
    const input = { marketId, prices: [{ selectionId: home.id, num: 1, den: 1 }], ...more };
    expect(await errorOf(trader, 'setPrices', input)).toBe(code);
    expect(shown(home.id)).toBe('10/11 OPEN');
  });

  it('a hand price that the feed has left is suspended, which only ends with the price', async () => {
    const { home, marketId, eventId } = await game();
    await setTo(marketId, home, 1, 1);
    await sandbox(server(), 'price', { selectionId: home.id, american: 300 });
    expect(shown(home.id)).toBe('1/1 CLOSED');
    const { suspensions } = await trader.run<{ suspensions: readonly SuspensionView[] }>('listSuspensions', { eventId });
    expect(suspensions).toEqual([expect.objectContaining({ isOfPrice: true, target: home.id })]);
    expect(await errorOf(trader, 'giveBack', { suspensionId: suspensions[0]?.id ?? '' })).toBe('not-yours');
    await trader.run('giveBackPrices', { marketId });
    expect([shown(home.id), await codesOf({ ...home, num: '3', den: '1' })]).toEqual(['3/1 OPEN', []]);
  });
});
