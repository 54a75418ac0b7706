import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { messageOf } from '#server/modules/casino/play/refusals.ts';
import { registeredPeople } from '#server/sandbox/exclusionRegister/people.ts';
import { personReferenceOf } from '#server/sandbox/identityVendor/personReference.ts';
import { aName, launch, seated, wager } from '#tests/support/casinoPlay.ts';
import { createDeposit } from '#tests/support/deposits.ts';
import { sandbox } from '#tests/support/http.ts';
import { ownPerson } from '#tests/support/people/ownPerson.ts';
import { mailsTo } from '#tests/support/people/openAccount.ts';
import { type Named, rest, type SignedUp, signUpAs } from '#tests/support/people/signUps.ts';
import { newPlayer, openMoneyline, place, PlayerClient, straight, token } from '#tests/support/playerClient.ts';
import { createWithdrawal } from '#tests/support/withdrawals.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

/** The server's jobs query the register too. */
const server = useTestServer();
const UNCHECKED = 'We can’t check the self-exclusion register right now. You were not charged. Please try again in a few minutes.';
const dbOf = () => server().app.deps.db;
const fault = (name: string) => sandbox(server(), 'register', { fault: name });
const answersOf = (playerId: string) =>
  dbOf().selectFrom('register_answers').selectAll().where('player_id', '=', playerId).orderBy('received_at').execute();
const forget = (playerId: string) => dbOf().deleteFrom('register_standings').where('player_id', '=', playerId).execute();
const bet = async (player: PlayerClient, id?: string) =>
  place(player, [straight((await openMoneyline(server())).home, '500')], ...(id === undefined ? [] : [id]));
const codesOf = async (player: PlayerClient) => (await bet(player)).errors.map(({ code }) => code);
const enrol = (player: PlayerClient) =>
  player.run<{ promotionEnrollment: { success: boolean; errors: readonly { message: string }[] } }>(
    'mutation { promotionEnrollment(promotionId: "season-pick-em") { success errors { message } } }',
  );

/** Ends the fault and waits until the server finds the register reachable. */
const comesBack = async (): Promise<void> => {
  await fault('none');
  await expect.poll(() => server().app.deps.register.reachability.isAway(), { timeout: 20_000, interval: 50 }).toBe(false);
};
afterEach(comesBack, 30_000);

describe.each([
  ['is away', 'away'],
  ['signs with another key', 'forged'],
  ['answers another question', 'other-request'],
  ['sends an answer of an hour ago', 'old'],
  ['sends a body without an end', 'endless'],
  ['sends elsewhere', 'redirect'],
])('while the register %s', (_name, name) => {
  let player: PlayerClient;
  let game: Awaited<ReturnType<typeof seated>>;
  beforeAll(async () => {
    player = await PlayerClient.fresh(server());
    game = await seated(player);
  }, 30_000);
  const away = async (): Promise<void> => {
    await fault(name);
    await forget(player.playerId);
  };

  it('a bet during a register fault is refused with a specific error, and the same id is decided later', async () => {
    await away();
    const id = `placement-${name}-${player.playerId}`.slice(0, 60);
    const refused = await bet(player, id);
    expect(refused).toMatchObject({
      accepted: false,
      errors: [{ code: 'register-unchecked', message: UNCHECKED, displayType: 'RETRYABLE' }],
    });
    await comesBack();
    expect(await bet(player, id)).toMatchObject({ accepted: true, placementId: id });
  });

  it('a deposit, a game, a wager and an offer during a register fault are refused with a specific error', async () => {
    await away();
    expect(await createDeposit(player)).toMatchObject({ permitted: false, succeeded: false, userErrors: [{ message: UNCHECKED }] });
    const messages = async (mode: 'DEMO' | 'REAL') => (await launch(player, { mode })).errors.map(({ message }) => message);
    expect([await messages('REAL'), await messages('DEMO')]).toEqual([[UNCHECKED], [UNCHECKED]]);
    const names = { round: aName(), transaction: aName('wager') };
    expect((await wager(game, names)).said).toMatchObject({ isAccepted: false, refusal: 'register-unchecked', message: UNCHECKED });
    const { promotionEnrollment: offer } = await enrol(player);
    expect(offer).toMatchObject({ success: false });
    expect(offer.errors[0]?.message).toContain('We can’t check the self-exclusion register right now');
    expect(await player.run('{ onboardingPromotion { id } }')).toEqual({ onboardingPromotion: null });
    await comesBack();
    expect((await wager(await seated(player), names)).said, 'the refusal was not kept').toMatchObject({ isAccepted: true });
  });

  it('login, history, limits and withdrawals work during a register fault', async () => {
    const { email, password } = await newPlayer(server());
    await away();
    const again = await PlayerClient.logIn(server(), { email, password });
    expect(await answersOf(again.playerId)).toEqual([]);
    await player.run('{ accountHistory(sectionId: "transactions", filterId: "failed") { entries { title } } }');
    expect((await rest(player, '/i/cashflow_limits/deposit/daily', { amount: 6_000 })).status).toBe(204);
    const { userErrors } = await createWithdrawal(player, { amountCents: 1_000 });
    expect(userErrors.map(({ message }) => message).join(' ')).not.toContain('register');
  });
});

describe('a register that answers', () => {
  it('a register that answers too slowly is not waited for', async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    await fault('slow');
    await forget(player.playerId);
    const began = performance.now();
    expect(await codesOf(player)).toEqual(['register-unchecked']);
    expect(performance.now() - began).toBeLessThan(3_800);
  });

  it('a register that answers too slowly delays no login or refresh', async () => {
    const { playerId, tokens } = await PlayerClient.fresh(server());
    await fault('slow');
    await forget(playerId);
    const began = performance.now();
    const { status, json } = await token(server(), { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    expect(performance.now() - began, 'the register has two seconds').toBeLessThan(1_900);
    expect(status).toBe(200);
    expect(json, 'the page asks again soon').toMatchObject({ expires_in: 120 });
  });

  it('ten simultaneous questions about a player are one request to the register', async () => {
    const { playerId } = await newPlayer(server());
    const { register } = server().app.deps;
    expect(await Promise.all(Array.from({ length: 10 }, () => register.ask(playerId)))).toEqual(Array.from({ length: 10 }, () => true));
    expect(await answersOf(playerId)).toHaveLength(1);
  });

  it('the register is asked at login, and not again while its answer is fresh', async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    expect(await answersOf(player.playerId)).toMatchObject([{ verdict: 'NOT_LISTED', is_applied: true }]);
    await forget(player.playerId);
    expect(await bet(player), 'the player does not notice').toMatchObject({ accepted: true });
    expect(await bet(player)).toMatchObject({ accepted: true });
    expect(await answersOf(player.playerId)).toHaveLength(2);
  });

  it('the register is asked again after its answer expired or the clock was set back', async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    const keptFor = async (): Promise<number> => (await answersOf(player.playerId)).length;
    try {
      await sandbox(server(), 'clock', { advanceSeconds: 700 });
      expect(await bet(player)).toMatchObject({ accepted: true });
      const ahead = await keptFor();
      expect(ahead).toBeGreaterThan(1);
      await sandbox(server(), 'clock', { reset: true });
      expect(await codesOf(player)).not.toContain('register-unchecked');
      expect(await keptFor(), 'an answer from the future counts as none').toBeGreaterThan(ahead);
    } finally {
      await sandbox(server(), 'clock', { reset: true });
    }
  });
});

describe('a logged-in player', () => {
  it('a logged-in player cannot practice once an answer lists them', async () => {
    const player = await PlayerClient.fresh(server());
    const practice = async () => (await launch(player, { mode: 'DEMO' })).errors.map(({ message }) => message);
    expect(await practice()).toEqual([]);
    await dbOf().updateTable('register_standings').set({ is_listed: true }).where('player_id', '=', player.playerId).execute();
    expect(await practice()).toEqual([messageOf('excluded')]);
  });

  it('identity checks do not ask the register and are refused with a specific error after ten', async () => {
    const player = await PlayerClient.fresh(server());
    const before = (await answersOf(player.playerId)).length;
    const said = [];
    for (let n = 0; n < 11; n += 1) said.push(await rest(player, '/api/identity/checks'));
    expect(said.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(said.at(-1)?.json).toEqual({ message: 'Too many tries. Try again in ten minutes.' });
    expect(await answersOf(player.playerId)).toHaveLength(before);
  });
});

describe('an account opened while the register is away', () => {
  it('an account opened while the register is away waits, and is verified once it answers', async () => {
    await fault('away');
    const { confirmed, identityStatus, player, email } = await signUpAs(server(), ownPerson());
    expect([confirmed.status, identityStatus]).toEqual([201, 'PENDING']);
    await sandbox(server(), 'account', { email, fundCents: 5_000 });
    await player.locate();
    expect(await codesOf(player)).toEqual(['identity-not-verified']);
    await comesBack();
    expect(await server().app.deps.register.ask(player.playerId)).toBe(true);
    expect(await bet(player)).toMatchObject({ accepted: true });
  });

  it('an account of a listed person is excluded from the first answer', async () => {
    const person = ownPerson();
    await sandbox(server(), 'register', { list: true, ...person });
    const { player, email } = await signUpAs(server(), person);
    await sandbox(server(), 'account', { email, fundCents: 5_000 });
    await player.locate();
    expect(await codesOf(player)).toEqual(['excluded']);
  });
});

describe('a listing for some regions', () => {
  const withListing = async (regions: readonly string[]) => {
    const { email, password } = await newPlayer(server(), { region: 'US-NJ' });
    await sandbox(server(), 'register', { list: true, email, regions });
    const player = await PlayerClient.logIn(server(), { email, password });
    await player.locate();
    return player;
  };

  it('a listing for one region excludes the player in every served region and is stored as given', async () => {
    const player = await withListing(['US-PA']);
    expect(await codesOf(player)).toEqual(['excluded']);
    expect((await answersOf(player.playerId))[0]).toMatchObject({ verdict: 'LISTED', regions: ['US-PA'] });
  });

  it('a listing only for regions not served excludes nobody and is stored as given', async () => {
    const player = await withListing(['US-NV']);
    expect(await codesOf(player)).toEqual([]);
    expect((await answersOf(player.playerId))[0]).toMatchObject({ verdict: 'LISTED', regions: ['US-NV'] });
  });
});

describe('a second account of an excluded person', () => {
  const mailOf = async (exclude: (first: SignedUp, person: Named) => Promise<unknown>): Promise<string> => {
    const vendorSecret = server().app.deps.identityVendor?.secret ?? '';
    const person = Array.from({ length: 1_000 }, ownPerson).find((each) => personReferenceOf(vendorSecret, each) !== null);
    if (!person) throw new Error('The vendor knows nobody');
    await exclude(await signUpAs(server(), person), person);
    const { email } = await signUpAs(server(), person);
    const mail = async () => (await mailsTo(server(), email)).find(({ subject }) => subject === 'You can’t play with your account');
    await expect.poll(mail).toBeDefined();
    return (await mail())?.body ?? '';
  };

  it.each([
    ['for good', {}, 'You are on the self-exclusion register permanently.'],
    ['for a day', { days: 1 }, /^You are on the self-exclusion register until \w+ \d+, 20\d\d at \d+:\d\d [AP]M ET\./],
  ])("a listed person's second account is mailed about the register when listed %s", async (_name, length, told) => {
    const body = await mailOf(async (first, person) => {
      await sandbox(server(), 'register', { list: true, ...person, ...length });
      await server().app.deps.register.askAnew(first.player.playerId);
    });
    expect(body).toMatch(told);
    expect(body).not.toContain('you asked us');
  });

  it('a second account is mailed the time at which a break of hours ends', async () => {
    const body = await mailOf(({ player }) => rest(player, '/i/cool_offs', { hours: 72 }));
    expect(body).toMatch(/you asked us to stop you from playing until \w+ \d+, 20\d\d at \d+:\d\d [AP]M ET\./);
  });
});

describe('the ten thousand registered people', () => {
  it('one of the ten thousand registered people is listed, and no sandbox player is', async () => {
    const [first] = registeredPeople();
    if (!first) throw new Error('Nobody is listed');
    const { player } = await signUpAs(server(), first.person);
    expect(await answersOf(player.playerId)).toMatchObject([{ verdict: 'LISTED', listed_until: null, regions: null }]);
    const demo = await PlayerClient.logIn(server(), { email: 'demo@linemaker.test', password: 'Linemaker-demo-1' });
    expect(await answersOf(demo.playerId)).toMatchObject([{ verdict: 'NOT_LISTED' }]);
  });
});
