import { describe, expect, it } from 'vitest';
import { sandbox } from '#tests/support/http.ts';
import { graphql, openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

type Link = { readonly shareBetId: string; readonly shareBetUrl: string; readonly shareText: string };
type Placed = { readonly odds: { readonly numeratorLong: string; readonly denominatorLong: string }; readonly outcome: string };
type Leg = {
  readonly marketSelectionId: string;
  readonly placed: Placed;
  readonly selectionName: string;
  readonly event: { readonly id: string } | null;
};
type Shared = { readonly banner: string; readonly eligibleLegs: readonly Leg[]; readonly ineligibleLegs: readonly Leg[] };

const SHARE = 'mutation ($betId: ID!) { shareBet(betId: $betId) { shareBetId shareBetUrl shareText } }';
const LEG = '{ marketSelectionId selectionName placed { odds { numeratorLong denominatorLong } outcome } event { id } }';
const READ = `query ($id: ID!) { sharedBet(shareBetId: $id) { banner disclaimers eligibleLegs ${LEG} ineligibleLegs ${LEG} } }`;

async function bettor(skip = 0) {
  const player = await PlayerClient.fresh(server());
  await player.locate();
  const { eventId, home } = await openMoneyline(server(), skip);
  const { placedBets } = await place(player, [straight(home, '43217')]);
  const betId = placedBets[0]?.id ?? '';
  const share = async () => (await player.run<{ readonly shareBet: Link }>(SHARE, { betId })).shareBet;
  return { player, betId, eventId, home, share };
}
const read = async (id: string) => (await graphql<{ readonly sharedBet: Shared | null }>(server(), READ, { id })).data.sharedBet;

describe('a bet that is shared', () => {
  it('a shared bet is readable by anybody with its link, without data of the player', async () => {
    const { share, home, eventId } = await bettor();
    const { shareBetId, shareBetUrl, shareText } = await share();
    expect([shareBetUrl, shareText]).toEqual([`/shared_bet?id=${shareBetId}`, 'See my bet']);
    const shared = await read(shareBetId);
    expect(shared).toMatchObject({
      banner: 'Shared bet',
      eligibleLegs: [{ marketSelectionId: home.id, event: { id: eventId } }],
      ineligibleLegs: [],
    });
    expect(JSON.stringify(shared)).not.toMatch(/43217|432\.17/);
  });

  it('sharing a bet twice gives the same link', async () => {
    const { share } = await bettor();
    expect(await share()).toEqual(await share());
  });

  it('a leg of a shared bet has the odds at which it was accepted, and its outcome once it is settled', async () => {
    const { share, home, eventId } = await bettor(2);
    const { shareBetId } = await share();
    const odds = { numeratorLong: home.num, denominatorLong: home.den };
    expect(await read(shareBetId)).toMatchObject({ eligibleLegs: [{ placed: { odds, outcome: 'PENDING' } }] });
    await sandbox(server(), 'result', { eventId, homeScore: 9, awayScore: 0 });
    expect(await read(shareBetId)).toMatchObject({ ineligibleLegs: [{ placed: { odds, outcome: 'WIN' } }] });
  });

  it('a shared bet lists closed selections separately', async () => {
    const { share, home, eventId } = await bettor(1);
    const { shareBetId } = await share();
    await sandbox(server(), 'suspend', { eventId });
    expect(await read(shareBetId)).toMatchObject({ eligibleLegs: [], ineligibleLegs: [{ marketSelectionId: home.id }] });
    await sandbox(server(), 'reopen', { eventId });
    expect(await read(shareBetId)).toMatchObject({ eligibleLegs: [{ marketSelectionId: home.id }] });
  });
});

describe('sharing', () => {
  it('a player can share only their own bets', async () => {
    const { betId } = await bettor();
    const other = await PlayerClient.fresh(server());
    await expect(other.run(SHARE, { betId })).rejects.toThrow('We could not find this bet.');
    await expect(other.run(SHARE, { betId: 'nothing' })).rejects.toThrow('We could not find this bet.');
    const visitor = await graphql(server(), SHARE, { betId });
    expect(visitor.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it.each(['', 'nothing', 'x'.repeat(16), "' OR 1=1 --", '../../etc'])('a shared bet is not found by guessing %j', async (id) => {
    expect(await read(id)).toBeNull();
  });
});
