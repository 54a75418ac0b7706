import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DEFAULT_TEASERS } from '#server/modules/betting/pricing/teaser/teaserTable.ts';
import { hashPassword } from '#server/modules/identity/passwords/index.ts';
import { keepProposal } from '#server/modules/trading/proposals/index.ts';
import { makeLink, pathOfLink } from '#server/console/factors/index.ts';
import { planOfSetting } from '#server/console/proposals/settings.ts';
import { logInByTotp, registerTotp } from './operatorFactor.ts';
import { planVoidEvent } from '#server/modules/trading/proposals/plans/index.ts';
import { addLegalVersion } from '#server/modules/legal/index.ts';
import { documentHashes } from '#src/gql/documentHashes.ts';
import type { InputOf, OperationName } from '#src/shared/console/operations.ts';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import { type DraftView, draftWith, everywhere, type OperatorClient, shelf } from './operatorClient.ts';
import { responsibleGamingThings } from './responsibleGamingThings.ts';
import { joinedAccount, listedPair } from './people/listedPair.ts';
import { offerThings } from './offers.ts';
import { newPlayer } from './playerClient.ts';
import type { TestServer } from './server.ts';

/** An operation's input, and the object that it changes or reads. */
export type Thing<I = object> = {
  /** Returns an input that is valid for every operator with the right. */
  readonly input: (ownerId: string) => I;
  /** Makes an operator the object's owner. Absent if it has no owner. */
  readonly give?: (ownerId: string) => Promise<unknown>;
};
export type Things = { readonly [N in OperationName]: () => Promise<Thing<InputOf<N>>> };

const reason = 'For the test';
const SUBJECTS: Readonly<Record<string, string>> = { 'cash-out-kept': 'cash-out-margin' };

/** Creates a colleague of the demo operators, with an authenticator app. */
export async function colleague(server: TestServer, id: string, role: OperatorRole): Promise<OperatorClient> {
  const { db, ports } = server.app.deps;
  const [email, password] = [`${id}@linemaker.test`, 'Linemaker-demo-1'];
  const password_hash = await hashPassword(password);
  await db.insertInto('operators').values({ id, email, name: id, role, password_hash, created_at: new Date() }).execute();
  const path = pathOfLink(await db.transaction().execute((trx) => makeLink(trx, ports, id)));
  const account = { email, password, path };
  return logInByTotp(server, account, await registerTotp(server, account));
}

/**
 * Returns every operation's input, each for its own region, so that operations do not disturb one another. `maker` edits, `chief` decides.
 */
export function consoleThings(
  server: TestServer,
  { maker, chief }: { readonly maker: OperatorClient; readonly chief: OperatorClient },
): Things {
  const { db } = server.app.deps;
  let made = 0;
  const placeOf = () => ({ ...everywhere, region: `US-${(made += 1)}` });
  const nobodys =
    <I>(input: I) =>
    () =>
      Promise.resolve({ input: () => input });

  const newEvent = async (): Promise<string> => {
    const id = `by-hand-${randomUUID()}`;
    const like = await db.selectFrom('events').selectAll().where('status', '=', 'PRE_GAME').orderBy('id').executeTakeFirstOrThrow();
    await db
      .insertInto('events')
      .values({ ...like, id, slug: id, statistics: null })
      .execute();
    return id;
  };
  /** Withdraws this setting's open proposals and returns its version. */
  const versionOf = async (key: string): Promise<number> => {
    await sql`UPDATE proposals SET state = 'WITHDRAWN', decided_by_id = 'test', decided_by = 'test', decided_at = now()
      WHERE state = 'OPEN' AND subject = ${SUBJECTS[key] ?? key}`.execute(db);
    return (await db.selectFrom('trading_settings').select('version').where('key', '=', key).executeTakeFirst())?.version ?? 0;
  };
  const quickBet = async () => {
    const { id } = await db
      .selectFrom('selections')
      .innerJoin('markets', 'markets.id', 'selections.market_id')
      .innerJoin('events', 'events.id', 'markets.event_id')
      .select('selections.id')
      .where('events.status', '=', 'PRE_GAME')
      .where('markets.status', '=', 'OPEN')
      .where('selections.status', '=', 'OPEN')
      .orderBy('events.starts_at', 'desc')
      .orderBy('selections.id')
      .executeTakeFirstOrThrow();
    return { kind: 'QUICK', title: `Quick ${(made += 1)}`, selectionIds: [id], suggestedCents: 500 } as const;
  };
  const newFeatured = async (): Promise<{ featuredBetId: string; version: number }> => {
    const featuredBetId = `featured-${randomUUID()}`;
    const signed = { created_by: 'test', created_at: new Date(), updated_by: 'test', updated_at: new Date() };
    const { selectionIds, kind, title } = await quickBet();
    await db
      .insertInto('featured_bets')
      .values({ id: featuredBetId, version: 1, kind, title, selection_ids: [...selectionIds], ...signed })
      .execute();
    return { featuredBetId, version: 1 };
  };
  const newMarket = async (): Promise<string> => {
    const eventId = await newEvent();
    const id = `${eventId}:moneyline`;
    const market = {
      id,
      event_id: eventId,
      type: 'moneyline',
      name: 'Moneyline',
      feed_status: 'OPEN',
      feed_line: null,
      ordinal: 0,
    } as const;
    await db
      .insertInto('markets')
      .values({ ...market, updated_at: new Date() })
      .execute();
    const selection = { id: `${id}:home`, market_id: id, type: 'home', name: 'Home', participant_id: null, feed_points: null, ordinal: 0 };
    await db
      .insertInto('selections')
      .values({ ...selection, feed_num: 1n, feed_den: 1n, feed_status: 'OPEN' })
      .execute();
    return id;
  };
  const newHandPrice = async (): Promise<string> => {
    const marketId = await newMarket();
    const market = await db.selectFrom('markets').select('event_id').where('id', '=', marketId).executeTakeFirstOrThrow();
    const selectionId = `${marketId}:home`;
    const held = { id: `hand-${randomUUID()}`, selection_id: selectionId, market_id: marketId, event_id: market.event_id, points: null };
    const feed = { reference_id: selectionId, feed_num: 1n, feed_den: 1n, feed_points: null };
    const by = { holder_id: 'test', holder: 'test@linemaker.test', confirmed_by: null, set_at: new Date() };
    await db
      .insertInto('hand_prices')
      .values({ ...held, ...feed, ...by, num: 1n, den: 1n })
      .execute();
    return marketId;
  };
  const newSuspension = async (): Promise<string> => {
    const id = `suspension-${randomUUID()}`;
    const by = { operator_id: 'test', operator_email: 'test@linemaker.test', suspended_at: new Date() };
    await db
      .insertInto('suspensions')
      .values({ id, scope: 'event', target: await newEvent(), ...by })
      .execute();
    return id;
  };
  /** Creates an open proposal. `give` makes an operator its proposer. */
  const newProposal = async () => {
    const id = `proposal-${randomUUID()}`;
    const by = { id: 'somebody', email: 'somebody@linemaker.test', at: new Date(), newId: () => id };
    const input = { eventId: await newEvent(), reason };
    const proposal = await db.transaction().execute(async (trx) => {
      const plan = await planVoidEvent(trx, input);
      const kept = plan && (await keepProposal(trx, { operation: 'voidByHand', input, reason }, { ...plan, closes: null }, by));
      if (!kept?.ok) throw new Error('It was not proposed');
      return kept.value.proposal;
    });
    const give = (proposer: string) => sql`UPDATE proposals SET proposer_id = ${proposer} WHERE id = ${id}`.execute(db);
    return { give, named: { proposalId: id }, digest: proposal.digest };
  };
  /** Creates an operator whose second factor two people removed. */
  const newReplaced = async () => {
    const [operatorId, id] = [`operator-${randomUUID()}`, `proposal-${randomUUID()}`];
    const named = { email: `${operatorId}@linemaker.test`, name: 'Somebody', role: 'viewer', password_hash: '' } as const;
    await db
      .insertInto('operators')
      .values({ id: operatorId, ...named, created_at: new Date() })
      .execute();
    const by = { id: 'somebody', email: 'somebody@linemaker.test', at: new Date(), newId: () => id };
    const input = { operatorId, reason };
    await db
      .transaction()
      .execute((trx) =>
        keepProposal(trx, { operation: 'replaceFactor', input, reason }, planOfSetting(`operator:${operatorId}`, 'Taken away.', []), by),
      );
    await sql`UPDATE proposals SET state = 'CONFIRMED', decided_by_id = 'test', decided_by = 'test', decided_at = now() WHERE id = ${id}`.execute(
      db,
    );
    return { operatorId, give: (proposer: string) => sql`UPDATE proposals SET proposer_id = ${proposer} WHERE id = ${id}`.execute(db) };
  };
  const onProposal =
    <I>(input: (of: Awaited<ReturnType<typeof newProposal>>) => I) =>
    async () => {
      const found = await newProposal();
      return { input: () => input(found), give: found.give };
    };
  const newBet = async (): Promise<string> => (await db.selectFrom('bets').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
  const draftOf = async () => {
    const at = { surface: 'promotions', ...placeOf() };
    const draft = await draftWith(maker, at.surface, shelf(`shelf-${made}`), at);
    const give = (owner_id: string) =>
      db
        .updateTable('layout_drafts')
        .set({ owner_id, authors: JSON.stringify([owner_id]) })
        .where('id', '=', draft.id)
        .execute();
    return { at, draft, give, named: { draftId: draft.id }, content: { draftId: draft.id, contentHash: draft.contentHash } };
  };
  const onDraft =
    <I>(input: (draft: DraftView) => I) =>
    async () => {
      const { draft, give } = await draftOf();
      return { input: () => input(draft), give };
    };
  const approved = async () => {
    const found = await draftOf();
    await chief.run('approveDraft', found.content);
    return found;
  };
  const published = async () => {
    const found = await approved();
    await chief.run('publishDraft', { ...found.content, reason });
    return { ...found, hash: found.draft.contentHash };
  };
  const planOf = async () => {
    const { content, give } = await approved();
    const starts = { local: `${new Date().getUTCFullYear() + 1}-05-01T09:00` };
    return { give, plan: { title: 'A release', environment: 'live', zone: 'America/New_York', starts, drafts: [content] } as const };
  };
  const release = async (isStarted = false) => {
    const { id } = await chief.run<{ id: string }>('createRelease', (await planOf()).plan);
    if (isStarted) await chief.run('startRelease', { releaseId: id, reason });
    const give = (owner_id: string) => db.updateTable('layout_releases').set({ owner_id }).where('id', '=', id).execute();
    return { input: () => ({ releaseId: id, reason }), give };
  };
  const revision = async () => (await published()).hash;

  return {
    listDrafts: nobodys({}),
    readDraft: onDraft(({ id }) => ({ draftId: id })),
    createDraft: async () => ({ input: () => ({ surface: 'promotions', ...placeOf(), title: 'A draft' }) }),
    saveDraft: onDraft(({ id, version, document }) => ({ draftId: id, version, document: { ...document, title: `Title ${(made += 1)}` } })),
    draftHistory: onDraft(({ id }) => ({ draftId: id })),
    restoreDraftVersion: onDraft(({ id, version }) => ({ draftId: id, version, restore: 1 })),
    rebaseDraft: onDraft(({ id, version }) => ({ draftId: id, version })),
    duplicateDraft: onDraft(({ id }) => ({ draftId: id, title: 'A copy', ...placeOf() })),
    discardDraft: onDraft(({ id }) => ({ draftId: id })),
    diffDraft: onDraft(({ id }) => ({ draftId: id })),
    checkDraft: onDraft(({ id }) => ({ draftId: id })),
    approveDraft: onDraft(({ id, contentHash }) => ({ draftId: id, contentHash })),
    withdrawApproval: async () => {
      const { draft } = await approved();
      const give = (approver_id: string) =>
        db.updateTable('layout_approvals').set({ approver_id }).where('draft_id', '=', draft.id).execute();
      return { input: () => ({ draftId: draft.id, reason }), give };
    },
    publishDraft: async () => {
      const { content, give } = await approved();
      return { input: () => ({ ...content, reason }), give };
    },
    listPublished: nobodys({}),
    readRevision: async () => nobodys({ hash: await revision() })(),
    compareRevisions: async () => nobodys({ from: await revision(), to: await revision() })(),
    listPublications: nobodys({ surface: 'promotions', ...everywhere }),
    countReached: nobodys({ surface: 'promotions', ...everywhere }),
    rollback: async () => {
      const { at, hash } = await published();
      return nobodys({ ...at, from: hash, to: null, reason })();
    },
    takeDown: async () => {
      const { at } = await published();
      return nobodys({ ...at, nodeId: `shelf-${at.region.slice(3)}`, reason })();
    },
    tellTime: nobodys({ zone: 'America/New_York', local: '2027-05-01T09:00' }),
    listReleases: nobodys({}),
    createRelease: async () => {
      const { plan, give } = await planOf();
      return { input: () => plan, give };
    },
    startRelease: () => release(),
    endRelease: () => release(true),
    cancelRelease: () => release(),
    explain: nobodys({ surface: 'promotions', brand: 'tsb', region: 'US-NJ', login: 'visitor', device: 'MOBILE' }),
    previewDraft: onDraft(({ id }) => ({
      draftId: id,
      ...{ brand: 'tsb', region: 'US-NJ', login: 'visitor', device: 'DESKTOP' },
      ...{ query: documentHashes['PageLayout'] ?? '', variables: { canonicalUrl: '/promotions' } },
    })),
    previewAddresses: onDraft(({ id }) => ({ draftId: id })),
    listKinds: nobodys({ surface: 'promotions' }),
    listSwitches: nobodys({}),
    switchKind: async () => ({ input: () => ({ kind: 'GameRailShelf', state: 'on', reason: `${reason} ${(made += 1)}` }) }),
    switchFlag: async () => ({ input: () => ({ flag: `flag-${(made += 1)}`, state: 'on', reason }) }),
    setPlayerSegments: async () => nobodys({ playerId: (await newPlayer(server)).playerId, segments: ['vip'], reason })(),
    listQuarantines: nobodys({}),
    readFigures: nobodys({ surface: 'home', brand: '*', days: '7' }),
    releaseQuarantine: async () => {
      const held = { surface: 'promotions', node_id: `sick-${(made += 1)}`, digest: '0123456789abcdef' };
      const more = { kind: 'QuickLinksShelf', effect: 'told', reason: 'threw', failing: 9, viewers: 9, since: new Date() } as const;
      await db
        .insertInto('layout_quarantines')
        .values({ ...held, ...more, released_at: null, released_by: null, release_reason: null })
        .execute();
      return nobodys({ surface: held.surface, nodeId: held.node_id, digest: held.digest, reason })();
    },
    whatPlayerSaw: async () => nobodys({ playerId: (await newPlayer(server)).playerId, at: '2026-11-22T12:00:00Z', reason })(),
    deletePlayerDisplays: async () => nobodys({ playerId: (await newPlayer(server)).playerId, reason })(),
    readPlayerContact: async () => nobodys({ playerId: (await newPlayer(server)).playerId, reason })(),
    whatPlayerConfirmed: async () => nobodys({ playerId: (await newPlayer(server)).playerId, reason })(),
    listPlayerFiles: async () => nobodys({ playerId: (await newPlayer(server)).playerId, reason })(),
    whatRegisterSaid: async () => nobodys({ playerId: (await newPlayer(server)).playerId, reason })(),
    listPersonReviews: nobodys({}),
    readPersonReview: async () => nobodys({ ...(await listedPair(server)), reason })(),
    joinPersons: async () => nobodys({ ...(await listedPair(server)), reason })(),
    keepApart: async () => nobodys({ ...(await listedPair(server)), reason })(),
    splitPerson: async () => nobodys({ ...(await joinedAccount(server)), reason })(),
    readTeaserTable: nobodys({}),
    setTeaserTable: async () =>
      nobodys({
        version: await versionOf('teaser-table'),
        rungs: DEFAULT_TEASERS.map(({ price, ...rung }) => ({ ...rung, num: Number(price.num), den: Number(price.den) })),
        reason,
      })(),
    readHouseTerms: nobodys({}),
    setCashOutMargin: async () => nobodys({ version: await versionOf('cash-out-kept'), num: 1, den: 20, reason })(),
    setBetMinimums: async () => nobodys({ version: await versionOf('bet-minimums'), leastStakeCents: 100, leastOdds: null, reason })(),
    setHalfPoints: async () => nobodys({ version: await versionOf('half-points'), rows: null, reason })(),
    listFeaturedBets: nobodys({}),
    createFeaturedBet: async () => nobodys({ ...(await quickBet()), reason })(),
    changeFeaturedBet: async () => nobodys({ ...(await newFeatured()), ...(await quickBet()), reason })(),
    withdrawFeaturedBet: async () => nobodys({ ...(await newFeatured()), reason })(),
    settleByHand: async () => nobodys({ eventId: await newEvent(), homeScore: 1, awayScore: 0, beforeStart: true, reason })(),
    voidByHand: async () => nobodys({ eventId: await newEvent(), reason })(),
    gradeSelections: async () => {
      const marketId = await newMarket();
      const grades = [{ selectionId: `${marketId}:home`, outcome: 'WIN', deadHeat: null }] as const;
      return nobodys({ marketId, grades, reason })();
    },
    listTradingEvents: nobodys({ status: 'coming' }),
    readTradingEvent: async () => nobodys({ eventId: await newEvent() })(),
    suspend: async () => nobodys({ scope: 'event', target: await newEvent() } as const)(),
    giveBack: async () => {
      const suspensionId = await newSuspension();
      const give = (operator_id: string) => sql`UPDATE suspensions SET operator_id = ${operator_id} WHERE id = ${suspensionId}`.execute(db);
      return { input: () => ({ suspensionId }), give };
    },
    hide: async () => nobodys({ scope: 'event', target: await newEvent() } as const)(),
    endSuspension: async () => nobodys({ suspensionId: await newSuspension(), reason })(),
    listSuspensions: nobodys({}),
    setPrices: async () => {
      const marketId = await newMarket();
      return nobodys({ marketId, prices: [{ selectionId: `${marketId}:home`, num: 1, den: 1 }] })();
    },
    giveBackPrices: async () => nobodys({ marketId: await newHandPrice() })(),
    listHandPrices: nobodys({}),
    weighBets: async () => nobodys({ scope: 'event', target: await newEvent() } as const)(),
    voidBets: async () => nobodys({ scope: 'market', target: await newMarket(), reason } as const)(),
    readBet: async () => nobodys({ betId: await newBet(), reason })(),
    setMarketLimits: async () => nobodys({ marketId: await newMarket(), mostStakeCents: 100, mostExposureCents: null, reason })(),
    readPlayerLimits: async () => nobodys({ playerId: (await newPlayer(server)).playerId, reason })(),
    ...responsibleGamingThings(server),
    listProposals: nobodys({ state: 'open' } as const),
    readProposal: onProposal(({ named }) => named),
    confirmProposal: onProposal(({ named, digest }) => ({ ...named, digest, reason })),
    refuseProposal: onProposal(({ named }) => ({ ...named, reason })),
    withdrawProposal: onProposal(({ named }) => ({ ...named, reason })),
    renewProposal: async () => nobodys((await newProposal()).named)(),
    describeHouse: nobodys({}),
    ...offerThings(server),
    listLegalVersions: nobodys({ brand: server.app.deps.config.brand, document: 'accessibility' }),
    publishLegalVersion: nobodys({
      ...{ brand: server.app.deps.config.brand, region: '*', document: 'accessibility', title: 'A', body: 'B' },
      ...{ holdsFrom: null, change: 'editorial', reason },
    }),
    callOffLegalVersion: async () => nobodys({ ...(await plannedVersion(server)), reason })(),
    listOperators: nobodys({}),
    unlockOperator: async () => ({
      input: (operatorId) => ({ operatorId, reason }),
      give: (operatorId) => versionOf(`operator:${operatorId}`),
    }),
    replaceFactor: async () => ({
      input: (operatorId) => ({ operatorId, reason }),
      give: (operatorId) => versionOf(`operator:${operatorId}`),
    }),
    createOperator: async () => nobodys({ email: `${randomUUID()}@house.test`, name: 'Ann Lee', role: 'viewer', reason } as const)(),
    restoreOperator: async () => ({
      input: (operatorId) => ({ operatorId, reason }),
      give: (operatorId) => versionOf(`operator:${operatorId}`),
    }),
    disableOperator: async () => {
      const { operatorId: spare } = await newReplaced();
      // Another operator instead of `maker`, whose login later tests need.
      return { input: (owner) => ({ operatorId: owner === maker.id ? spare : owner, reason }), give: () => Promise.resolve() };
    },
    giveFactorLink: async () => {
      const { operatorId, give } = await newReplaced();
      return { input: () => ({ operatorId }), give };
    },
    readAudit: nobodys({}),
    listPlayerFunds: nobodys({}),
    verifyAudit: nobodys({}),
  };
}

let planned = 0;
async function plannedVersion({ app: { deps } }: TestServer) {
  const place = { brand: deps.config.brand, document: 'accessibility' } as const;
  const text = { region: 'US-KS', title: 'A', body: 'B' } as const;
  const holdsFrom = new Date(Date.now() + 86_400_000 + (planned += 1) * 60_000);
  const version = await deps.db
    .transaction()
    .execute((trx) => addLegalVersion(trx, { ...place, ...text, holdsFrom, isMaterial: false }, { by: 'test', at: deps.ports.now() }));
  return { ...place, version };
}
