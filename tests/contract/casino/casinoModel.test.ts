import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerWallet } from '#server/modules/casino/play/wallet/index.ts';
import type { MovingCall, WalletAnswer } from '#server/modules/casino/play/wallet/walletCall.ts';
import { aName, seated } from '#tests/support/casinoPlay.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const START_CENTS = 3_000n;
const AT_ONCE = 4;

/** A round: wagers, then either wins, of which the last ends the round, or a return of all wagers. */
const plays = fc.record({
  wagers: fc.array(fc.integer({ min: 100, max: 900 }), { minLength: 1, maxLength: 2 }),
  wins: fc.array(fc.integer({ min: 0, max: 1_500 }), { minLength: 1, maxLength: 2 }),
  isGivenBack: fc.boolean(),
});
const weather = fc.record({
  rounds: fc.array(plays, { minLength: 1, maxLength: 5 }),
  /** Delivery of each message: how many `times` (0 if lost) and at which `place` in the sequence. */
  fates: fc.infiniteStream(fc.record({ times: fc.constantFrom(0, 1, 1, 1, 2, 3), place: fc.nat(1_000) })),
});
type Play = typeof plays extends fc.Arbitrary<infer T> ? T : never;

function messagesOf({ wagers, wins, isGivenBack }: Play, session: string): readonly MovingCall[] {
  const about = { session, currency: 'USD', round: aName() };
  const taken = wagers.map((cents): MovingCall => ({
    act: 'wager',
    ...about,
    transaction: aName('wager'),
    cents: BigInt(cents),
    playerIp: '127.0.0.1',
  }));
  const ends = isGivenBack
    ? taken.map(({ transaction: wager }): MovingCall => ({ act: 'return', ...about, transaction: aName('back'), wager }))
    : wins.map((cents, at): MovingCall => ({
        act: 'win',
        ...about,
        transaction: aName('win'),
        cents: BigInt(cents),
        isOver: at === wins.length - 1,
        description: null,
      }));
  return [...taken, ...ends];
}

const amountOf = (call: MovingCall): bigint => (call.act === 'return' ? 0n : call.cents);

it('model: casino messages lost, repeated, reordered or concurrent each count once, and the ledger balances', async () => {
  await fc.assert(
    fc.asyncProperty(weather, async ({ rounds, fates }) => {
      const { deps } = server().app;
      const { player, token, sessionId } = await seated(await PlayerClient.fresh(server(), { cents: Number(START_CENTS) }));
      const messages = rounds.flatMap((play) => messagesOf(play, token));
      const told = messages.flatMap((call) => {
        const { times, place } = fates.next().value;
        return Array.from({ length: times }, (_, time) => ({ call, place: place + time * 300 }));
      });
      const heard = new Map<string, WalletAnswer>();
      const tell = async (call: MovingCall): Promise<void> => {
        const answer = await answerWallet(deps, call);
        const before = heard.get(call.transaction);
        if (before?.isAccepted === true) expect(answer, 'a repeat').toEqual(before);
        if (before === undefined || answer.isAccepted) heard.set(call.transaction, answer);
      };
      const line = told.toSorted((a, b) => a.place - b.place).map(({ call }) => call);
      for (let at = 0; at < line.length; at += AT_ONCE) await Promise.all(line.slice(at, at + AT_ONCE).map(tell));
      for (const call of messages) await tell(call);

      const isIn = (call: MovingCall | undefined): boolean => call !== undefined && heard.get(call.transaction)?.isAccepted === true;
      const wagers = messages.filter((call) => call.act === 'wager' && isIn(call));
      const isBack = ({ transaction }: MovingCall): boolean =>
        messages.some((call) => call.act === 'return' && call.wager === transaction && isIn(call));
      const sum = (calls: readonly MovingCall[]): bigint => calls.reduce((total, call) => total + amountOf(call), 0n);
      const won = sum(messages.filter((call) => call.act === 'win' && isIn(call)));
      const kept = sum(wagers.filter((call) => !isBack(call)));

      const stored = await deps.db.selectFrom('casino_rounds').selectAll().where('session_id', '=', sessionId).execute();
      const total = (name: 'returned' | 'wagered' | 'won') => stored.reduce((all, round) => all + BigInt(round[name]), 0n);
      expect([total('wagered'), total('won'), total('wagered') - total('returned')]).toEqual([sum(wagers), won, kept]);
      expect(
        stored.filter(({ state }) => state === 'OPEN'),
        'every round has its end',
      ).toEqual([]);
      const { balance } = await deps.db
        .selectFrom('ledger_accounts')
        .select('balance')
        .where('id', '=', `player-cash:${player.playerId}`)
        .executeTakeFirstOrThrow();
      expect(BigInt(balance ?? '-1')).toBe(START_CENTS - kept + won);
      expect(await ledgerViolations(deps.db)).toEqual([]);
    }),
    { numRuns: 25 },
  );
}, 120_000);
