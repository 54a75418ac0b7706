import { refuse, ok, type Result } from '#src/shared/values/result.ts';
import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import { FEWEST_TEASED } from '#src/shared/betting/teaser.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { lockSlip, readSlip, type StoredSlip, writeSlip } from './betslipStore.ts';
import { linesToBuy } from '../pricing/buyPoints.ts';
import { readLines } from '../pricing/linesNow.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { readHalfPoints } from '#server/modules/catalogue/settings/terms/index.ts';
import { playerAccount } from '#server/modules/wallet/ledger/index.ts';
import { readOffers } from '../pricing/offer.ts';
import { readPricingRules } from '../pricing/readPricingRules.ts';
import { checkGame, type ShownGame, type ShownGameRefusal } from '../pricing/sameGamePrice.ts';
import {
  EMPTY,
  merge,
  type SlipAmount,
  type SlipContent,
  type SlipSelection,
  withAccepted,
  withAmount,
  withoutSelections,
  withoutTeaser,
  withReplaced,
  withReward,
  withSelection,
  withTeaserPoints,
} from './slipContent.ts';
import { NO_REWARDS } from '../rewards/rewards.ts';
import { readRewards } from '../rewards/rewardStore.ts';
import { type SlipOwner, viewSlip } from './view/slipView.ts';
import type { BetslipView, DraftBetView } from './view/views.ts';
import { DEFAULT_PRICING_RULES } from '../pricing/ticket.ts';

export async function readBetslip(deps: DomainDeps, owner: string): Promise<BetslipView> {
  return view(deps, owner, await readSlip(deps.db, owner));
}

/** Adds a selection, or updates its terms if the slip has it. Writes. Refuses unknown selections and more than 40. */
export async function addSelection(
  deps: DomainDeps,
  { owner, selection }: { owner: string; selection: SlipSelection },
): Promise<Result<BetslipView, 'selection-unknown' | 'too-many-selections'>> {
  const offers = await readOffers(deps.db, [selection.selectionId]);
  if (!offers.has(selection.selectionId)) return refuse('selection-unknown');
  let isFull = false;
  const changed = await changeSlip(deps, owner, (content) => {
    const grown = withSelection(content, selection);
    isFull = grown === null;
    return grown ?? content;
  });
  return isFull ? refuse('too-many-selections') : ok(changed);
}

export const removeSelection = (deps: DomainDeps, { owner, selectionId }: { owner: string; selectionId: string }): Promise<BetslipView> =>
  changeSlip(deps, owner, (content) => withoutSelections(content, [selectionId]));

export const clearBetslip = (deps: DomainDeps, { owner }: { owner: string }): Promise<BetslipView> => changeSlip(deps, owner, () => EMPTY);

export async function clearTeaser(deps: DomainDeps, { owner }: { owner: string }): Promise<BetslipView> {
  const { teaser } = await readBetslip(deps, owner);
  const teased = teaser.draft?.draftBet.legs.map(({ selectionId }) => selectionId) ?? [];
  return changeSlip(deps, owner, (content) => withoutTeaser(content, teased));
}

/** Writes the amount, even above limits; null clears it. */
export const setDraftAmount = (
  deps: DomainDeps,
  { owner, draftBetId, amount }: { owner: string; draftBetId: string; amount: SlipAmount | null },
): Promise<BetslipView> => changeSlip(deps, owner, (content) => withAmount(content, draftBetId, amount));

/** Sets the draft bet's reward; null for cash. Writes. */
export async function setReward(
  deps: DomainDeps,
  { owner, draftBetId, use }: { owner: string; draftBetId: string; use: RewardUse | null },
): Promise<Result<BetslipView, 'reward-restricted' | 'reward-unavailable'>> {
  if (use !== null) {
    const slip = await readBetslip(deps, owner);
    const draft = draftsOf(slip).find(({ id }) => id === draftBetId);
    const choices = draft ? [...draft.rewards.freeBets, ...draft.rewards.boosts] : [];
    const choice = use.kind === 'promotional-credit' ? null : choices.find(({ token }) => token.kind === use.kind && token.id === use.id);
    if (draft === undefined || choice === undefined || !owner.startsWith(PLAYER)) return refuse('reward-unavailable');
    if (choice?.isRestricted) return refuse('reward-restricted');
  }
  return ok(await changeSlip(deps, owner, (content) => withReward(content, draftBetId, use)));
}

const draftsOf = ({ straight, parlay, roundRobin, teaser }: BetslipView): readonly DraftBetView[] => [
  ...straight.groups.flatMap(({ draftBets }) => draftBets),
  ...(parlay.draftBet ? [parlay.draftBet] : []),
  ...roundRobin.draftBets,
  ...(teaser.draft ? [teaser.draft.draftBet] : []),
];

/** Writes the chosen teaser points, in hundredths. If these are not offered, the view shows others. */
export const buyTeaserPoints = (deps: DomainDeps, { owner, points }: { owner: string; points: number }): Promise<BetslipView> =>
  changeSlip(deps, owner, (content) => (content.teaserPoints === points ? content : withTeaserPoints(content, points)));

/** Replaces a selection by one with another line, at its current price. Writes. */
export async function adjustPoints(
  deps: DomainDeps,
  { owner, selectionId, toSelectionId }: { owner: string; selectionId: string; toSelectionId: string },
): Promise<Result<BetslipView, 'market-suspended' | 'selection-closed' | 'selection-unknown'>> {
  const offers = await readOffers(deps.db, [selectionId]);
  const pick = offers.get(selectionId);
  if (!pick) return refuse('selection-unknown');
  const lines = await readLines(deps.db, [pick.eventId]);
  const { value: table } = await readHalfPoints(deps.db);
  const line = linesToBuy(pick, lines(pick.eventId), deps.ports.now(), table).find((one) => one.selectionId === toSelectionId);
  if (!line) return refuse('selection-unknown');
  if (!line.isSold) return refuse('selection-closed');
  if (!line.isOffered) return refuse('market-suspended');
  const by = { selectionId: toSelectionId, accepted: { price: line.price, points: line.points } };
  const isIn = (content: SlipContent): boolean => content.selections.some((one) => one.selectionId === selectionId);
  return ok(await changeSlip(deps, owner, (content) => (isIn(content) ? withReplaced(content, selectionId, by) : content)));
}

/** Writes the terms that the player accepted; placement rechecks them. Refuses all if a same-game parlay's legs or price are wrong. */
export async function acceptChanges(
  deps: DomainDeps,
  { owner, selections, games = [] }: { owner: string; selections: readonly SlipSelection[]; games?: readonly ShownGame[] },
): Promise<Result<BetslipView, ShownGameRefusal>> {
  const legs = games.flatMap((game) => game.legs);
  const offers = await readOffers(
    deps.db,
    legs.map(({ selectionId }) => selectionId),
  );
  for (const game of games) {
    const checked = checkGame(game, offers);
    if (!checked.ok) return refuse(checked.refusal);
  }
  return ok(await changeSlip(deps, owner, (content) => withAccepted(content, [...selections, ...legs])));
}

/** Moves a visitor's slip into the player's. Locks both, writes, publishes. */
export async function promoteBetslip(
  deps: DomainDeps,
  { fromOwner, toOwner }: { fromOwner: string; toOwner: string },
): Promise<BetslipView> {
  const now = deps.ports.now();
  const { from, to } = await withTransaction(deps.db, async (trx) => {
    // Locks the slips in sorted order, to prevent deadlocks.
    const held = new Map<string, StoredSlip>();
    for (const owner of [fromOwner, toOwner].toSorted()) held.set(owner, await lockSlip(trx, owner, now));
    const [visitor, player] = [held.get(fromOwner), held.get(toOwner)];
    if (!visitor || !player || fromOwner === toOwner || visitor.content.selections.length === 0)
      return { from: null, to: player ?? { content: EMPTY, version: 0n } };
    const content = merge(player.content, visitor.content);
    return { from: await writeSlip(trx, fromOwner, EMPTY, now), to: { content, version: await writeSlip(trx, toOwner, content, now) } };
  });
  if (from !== null) {
    deps.bus?.publish(topics.betslip(fromOwner), { version: String(from) });
    deps.bus?.publish(topics.betslip(toOwner), { version: String(to.version) });
  }
  return view(deps, toOwner, to);
}

/** Locks the slip and applies the pure `edit`. Writes and publishes unless `edit` returns the same object. */
export async function changeSlip(deps: DomainDeps, owner: string, edit: (content: SlipContent) => SlipContent): Promise<BetslipView> {
  const now = deps.ports.now();
  const { slip, isNew } = await withTransaction(deps.db, async (trx) => {
    const before = await lockSlip(trx, owner, now);
    const content = edit(before.content);
    if (content === before.content) return { slip: before, isNew: false };
    return { slip: { content, version: await writeSlip(trx, owner, content, now) }, isNew: true };
  });
  if (isNew) deps.bus?.publish(topics.betslip(owner), { version: String(slip.version) });
  return view(deps, owner, slip);
}

async function view(deps: DomainDeps, owner: string, { content, version }: StoredSlip): Promise<BetslipView> {
  const [offers, who, house] = await Promise.all([
    readOffers(
      deps.db,
      content.selections.map(({ selectionId }) => selectionId),
    ),
    ownerOf(deps, owner, version, content.selections.length > 0),
    content.selections.length < FEWEST_TEASED ? DEFAULT_PRICING_RULES : readPricingRules(deps.db),
  ]);
  return viewSlip(content, offers, who, deps.ports.now(), house);
}

const PLAYER = 'player:';

async function ownerOf({ db, ports }: DomainDeps, owner: string, version: bigint, hasBets: boolean): Promise<SlipOwner> {
  const visitor = { owner, version, currency: 'USD', cashCents: null, autoAccept: false } as const;
  if (!owner.startsWith(PLAYER)) return visitor;
  const playerId = owner.slice(PLAYER.length);
  // Awaits both together, because an unhandled rejection would stop the process.
  const [player, rewards] = await Promise.all([
    db
      .selectFrom('players')
      .innerJoin('ledger_accounts', (join) =>
        join.onRef('ledger_accounts.player_id', '=', 'players.id').on('ledger_accounts.kind', '=', 'player-cash'),
      )
      .select(['players.auto_accept_odds_changes as autoAccept', 'ledger_accounts.balance', 'ledger_accounts.currency'])
      .where('ledger_accounts.id', '=', playerAccount(playerId))
      .executeTakeFirst(),
    hasBets ? readRewards(db, playerId, ports.now()) : NO_REWARDS,
  ]);
  if (!player) return visitor;
  const { currency, balance, autoAccept } = player;
  return { owner, version, currency, cashCents: BigInt(balance ?? '0'), autoAccept, rewards };
}
