import { randomUUID } from 'node:crypto';
import type { FeaturedBetView } from '#src/shared/console/featured.ts';
import { outcomeText } from '#src/shared/console/lines.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { PARLAY, straightId } from '#server/modules/betting/slip/view/index.ts';
import { readFeaturedBets } from '#server/modules/betting/featured/index.ts';
import { readMinimums } from '#server/modules/catalogue/settings/minimums/index.ts';
import { readOffers, closureOf, ticketOf, type Offer } from '#server/modules/betting/pricing/index.ts';
import { notifyBase } from '#server/platform/bus/worldChannel.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { id, list, matching, nullable, oneOf, reason, text, whole } from '../fields.ts';
import { EVERYBODY, reading, type Work, writing } from '../operation.ts';
import { Refused } from '../refusal.ts';
import { TRADERS } from './trading.ts';

const ALONE = {
  one: 'A featured bet has the prices of its selections and no price of its own. It moves no money, and placement checks it like any bet.',
};
const MOST_LEGS = 8;
const MOST_CENTS = 50_000_000;

const setting = {
  kind: oneOf('Quick bet (one or more selections, with an amount) or featured bet (two or more).', ['FEATURED', 'QUICK']),
  title: text('Title that players read, in their history too.', 60),
  selectionIds: list('Selections, in order.', matching('Id of a selection.', '^[\\w:.-]{1,160}$'), MOST_LEGS, 1),
  suggestedCents: nullable(whole('Suggested stake of a quick bet in cents; null for none.', 1, MOST_CENTS)),
  reason,
} as const;
const named = { featuredBetId: id('bet'), version: whole('Version that was read.', 1, 1_000_000_000) } as const;

export const featuredOperations = {
  listFeaturedBets: reading({
    about: 'Lists featured bets and quick bets, newest first, withdrawn ones included.',
    roles: EVERYBODY,
    signatures: 'none',
    input: {},
    run: async ({ trx, now }) => ({ value: { bets: await viewsOf(trx, now) } }),
  }),

  createFeaturedBet: writing({
    about: 'Creates a featured or quick bet: one press adds its selections to the slip.',
    roles: TRADERS,
    signatures: ALONE,
    input: setting,
    run: async (work, { reason: why, ...asked }) => {
      await check(work, asked);
      const featuredBetId = `featured-${randomUUID()}`;
      const { operator, now } = work;
      const signed = { created_by: operator.email, created_at: now, updated_by: operator.email, updated_at: now };
      await work.trx
        .insertInto('featured_bets')
        .values({ id: featuredBetId, version: 1, ...rowOf(asked), ...signed })
        .execute();
      await notify(work);
      return { value: { featuredBetId, version: 1 }, subject: subjectOf(featuredBetId), detail: { ...asked, version: 1, reason: why } };
    },
  }),

  changeFeaturedBet: writing({
    about: 'Changes title, selections or amount of a featured or quick bet. Bets already placed stay as they are.',
    roles: TRADERS,
    signatures: ALONE,
    input: { ...named, ...setting },
    run: async (work, { featuredBetId, version, reason: why, ...asked }) => {
      await check(work, asked);
      await update(work, { featuredBetId, version }, rowOf(asked));
      const now = { featuredBetId, version: version + 1 };
      return { value: now, subject: subjectOf(featuredBetId), detail: { ...asked, version: now.version, reason: why } };
    },
  }),

  withdrawFeaturedBet: writing({
    about: 'Withdraws a featured or quick bet permanently. Bets already placed stay.',
    roles: TRADERS,
    signatures: ALONE,
    input: { ...named, reason },
    run: async (work, { featuredBetId, version, reason: why }) => {
      await update(work, { featuredBetId, version }, { is_offered: false });
      const now = { featuredBetId, version: version + 1 };
      return { value: now, subject: subjectOf(featuredBetId), detail: { version: now.version, reason: why } };
    },
  }),
} as const;

type Asked = {
  readonly kind: 'FEATURED' | 'QUICK';
  readonly title: string;
  readonly selectionIds: readonly string[];
  readonly suggestedCents: number | null;
};
type Named = { readonly featuredBetId: string; readonly version: number };

const subjectOf = (featuredBetId: string): string => `featured-bet:${featuredBetId}`;

const rowOf = ({ kind, title, selectionIds, suggestedCents }: Asked) => ({
  kind,
  title: title.trim(),
  selection_ids: [...selectionIds],
  suggested_stake: suggestedCents === null ? null : BigInt(suggestedCents),
});

/** Throws `Refused` for invalid input or selections that cannot be bet on. */
async function check({ trx, now }: Work, { kind, title, selectionIds, suggestedCents }: Asked): Promise<void> {
  if (title.trim() === '') throw new Refused('input', 'Enter a title.');
  if (kind === 'FEATURED' && selectionIds.length < 2) throw new Refused('input', 'Choose at least two selections for a featured bet.');
  if (kind === 'FEATURED' && suggestedCents !== null) throw new Refused('input', 'Only a quick bet can have an amount. Remove the amount.');
  const { leastStakeCents } = (await readMinimums(trx)).value;
  if (suggestedCents !== null && BigInt(suggestedCents) < leastStakeCents)
    throw new Refused('input', `The minimum bet is ${formatCents(leastStakeCents)}. Enter a higher amount.`);
  const offers = await readOffers(trx, selectionIds);
  const missing = selectionIds.filter((one) => !offers.has(one));
  if (missing.length > 0) throw new Refused('input', `There is no such selection: ${missing.join(', ')}.`);
  const legs = selectionIds.flatMap((one) => offers.get(one) ?? []);
  const closed = legs.filter((offer) => closureOf(offer, now) !== null);
  if (closed.length > 0)
    throw new Refused('input', `Not open for betting: ${closed.map((offer) => `${nameOf(offer)} (${offer.eventName})`).join('; ')}.`);
  const draftBetId = legs.length === 1 ? straightId(selectionIds[0] ?? '') : PARLAY;
  if (!ticketOf({ draftBetId }, legs).ok) throw new Refused('input', 'These selections can’t be combined in one bet.');
}

/** Appends the market's name, because selections of different markets may have the same name. */
const nameOf = ({ selectionName: name, selectionType: type, points, marketName }: Offer): string =>
  outcomeText({ name, type, points }, marketName);

/** Locks and writes a featured bet. Throws `Refused` if the bet is missing, withdrawn or changed. */
async function update(
  work: Work,
  { featuredBetId, version }: Named,
  changed: Partial<ReturnType<typeof rowOf>> & { readonly is_offered?: false },
) {
  const { trx, operator, now } = work;
  const row = await trx
    .selectFrom('featured_bets')
    .select(['version', 'is_offered'])
    .where('id', '=', featuredBetId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refused('not-found', 'This bet does not exist.');
  if (!row.is_offered) throw new Refused('wrong-state', 'This bet was withdrawn permanently. Create a new one.');
  if (row.version !== version)
    throw new Refused('stale', 'Another operator has changed it. Reload and check it again.', { version: row.version });
  await trx
    .updateTable('featured_bets')
    .set({ ...changed, version: version + 1, updated_by: operator.email, updated_at: now })
    .where('id', '=', featuredBetId)
    .execute();
  await notify(work);
}

async function notify({ afterCommit, deps, trx }: Work): Promise<void> {
  await notifyBase(trx);
  afterCommit(async () => {
    deps.bus.publish(topics.world, { reload: [] });
    await deps.catalogue.reload([]);
  });
}

async function viewsOf(trx: Work['trx'], now: Date): Promise<readonly FeaturedBetView[]> {
  const bets = await readFeaturedBets(trx);
  const offers = await readOffers(trx, [...new Set(bets.flatMap(({ selectionIds }) => selectionIds))]);
  return bets.map(({ selectionIds, suggestedCents, updatedAt, ...bet }) => ({
    ...bet,
    suggestedCents: suggestedCents === null ? null : Number(suggestedCents),
    updatedAt: updatedAt.toISOString(),
    legs: selectionIds.map((selectionId) => {
      const offer = offers.get(selectionId);
      return {
        selectionId,
        name: offer === undefined ? selectionId : nameOf(offer),
        event: offer?.eventName ?? '–',
        isOpen: offer !== undefined && closureOf(offer, now) === null,
      };
    }),
  }));
}
