import { owesDepositAcknowledgement } from '#server/modules/responsibleGaming/rules/index.ts';
import { everRuns } from '#server/modules/persons/exclusions/index.ts';
import { isAlive } from '#server/modules/identity/sessions/index.ts';
import { type Kysely, sql } from 'kysely';
import { builtOnce, type Schema, type Slots, together, type Trx } from '#server/platform/store/index.ts';
import { MINIMUMS_KEY, minimumsOf } from '#server/modules/catalogue/settings/minimums/index.ts';
import { limitsIn } from '../limits/traderLimits.ts';
import type { Eligibility } from './decide.ts';
import { realityCheckAt } from '#server/modules/responsibleGaming/index.ts';
import { isGuideDue, harmPauseEnd } from '#server/modules/responsibleGaming/harmGate/index.ts';
import { isFresh } from '#server/modules/responsibleGaming/register/index.ts';

const OUTSIDE: ReadonlySet<string> = new Set(['EXCLUSION_BOUNDARY', 'wallet-of-another-currency', 'out-of-boundary']);

/**
 * Reads the player, the session and a stored decision. Lock the wallet first. Throws if the player is missing. Not for wagers: ignores
 * signs of gambling harm, which must not delay payouts.
 */
export const readEligibility = async (trx: Trx, asker: Omit<Asker, 'heldFrom'>, cashCents: bigint) => {
  const [rows] = await together(trx, [accountRow(trx, asker)]);
  return eligibilityOf(
    rows.map((row) => ({ ...row, is_guide_due: false, waits_until: null })),
    cashCents,
  );
};

export const eligibilityQuery = (trx: Trx, { playerId, sessionId, placementId, heldFrom = null }: Asker) =>
  eligibilityRow(trx, { playerId, sessionId, placementId, heldFrom });

const accountRow = builtOnce<Omit<Asker, 'heldFrom'>, AccountRow>((db, args) => accountQuery(db, args));
const eligibilityRow = builtOnce<Required<Asker>, EligibilityRow>((db, args) =>
  accountQuery(db, args).select([
    isGuideDue('players', args.heldFrom).as('is_guide_due'),
    harmPauseEnd('players', args.heldFrom).as('waits_until'),
  ]),
);

const accountQuery = (db: Kysely<Schema>, { playerId, sessionId, placementId }: Slots<Omit<Asker, 'heldFrom'>>) =>
  db
    .selectFrom('players')
    .leftJoin('sessions', (join) => join.onRef('sessions.player_id', '=', 'players.id').on('sessions.id', '=', sessionId))
    .leftJoin('geo_verdicts', 'geo_verdicts.session_id', 'sessions.id')
    .leftJoin('placements', (join) => join.onRef('placements.player_id', '=', 'players.id').on('placements.placement_id', '=', placementId))
    .leftJoin('acknowledgements', (join) =>
      join.onRef('acknowledgements.player_id', '=', 'players.id').on('acknowledgements.ack_type', '=', 'deposit-amount'),
    )
    .leftJoin('player_limits', 'player_limits.player_id', 'players.id')
    .leftJoin('register_standings', 'register_standings.player_id', 'players.id')
    .select([
      'is_restricted',
      'deposited',
      'acknowledged_at',
      'requires_rg_acknowledgement',
      'identity_status',
      'is_waiting',
      'is_duplicate',
      'ended_at',
      'sessions.expires_at as session_expires_at',
      'last_seen_at',
      'started_at',
      'reality_checked_at',
      'reality_check_minutes',
      'is_allowed',
      'geo_verdicts.reason as geo_reason',
      'geo_verdicts.region as geo_region',
      'ip_address',
      'geo_verdicts.decided_at as geo_decided_at',
      'geo_verdicts.expires_at as geo_expires_at',
      'body_hash',
      'result',
      'most_stake',
      'most_exposure',
      'player_limits.sports',
      'answered_at',
      'fresh_until',
      'players.region as home',
      sql<unknown>`(SELECT value FROM trading_settings WHERE key = ${MINIMUMS_KEY})`.as('minimums'),
      sql<boolean>`EXISTS (SELECT FROM own_limits o JOIN players a ON a.id = o.player_id WHERE a.person_id = players.person_id AND o.cancelled_at IS NULL)`.as(
        'has_own_limits',
      ),
      sql<boolean>`EXISTS (SELECT FROM exclusions x JOIN person_circles c ON c.member_id = x.player_id WHERE c.player_id = players.id AND x.ends_at IS NULL)`.as(
        'is_excluded_for_good',
      ),
      sql<Date | null>`(SELECT max(x.ends_at) FROM exclusions x JOIN person_circles c ON c.member_id = x.player_id WHERE c.player_id = players.id AND ${everRuns('x')})`.as(
        'excluded_until',
      ),
    ])
    .where('players.id', '=', playerId);

type AccountRow = Awaited<ReturnType<ReturnType<typeof accountQuery>['executeTakeFirstOrThrow']>>;
type EligibilityRow = AccountRow & {
  readonly is_guide_due: boolean;
  readonly waits_until: Date | null;
};

/** Throws if the player is missing. */
export function eligibilityOf([row]: readonly EligibilityRow[], cashCents: bigint) {
  if (!row) throw new Error('There is no such player');
  const { session_expires_at: expiresAt, last_seen_at: lastSeenAt, ip_address: ip, geo_expires_at: geoExpiresAt } = row;
  return {
    past: row.body_hash === null ? null : { bodyHash: row.body_hash, result: row.result },
    geo: ip === null ? null : { region: row.geo_region, ip, decidedAt: row.geo_decided_at?.toISOString() ?? null },
    minimums: minimumsOf(row.minimums),
    homeOfLimits: row.has_own_limits ? row.home : null,
    eligibilityAt: (now: Date): Eligibility => ({
      isSessionAlive:
        expiresAt !== null &&
        lastSeenAt !== null &&
        isAlive({ ended_at: row.ended_at, expires_at: expiresAt, last_seen_at: lastSeenAt }, now),
      isRestricted: row.is_restricted,
      isExcluded: row.is_excluded_for_good || (row.excluded_until !== null && row.excluded_until > now),
      isRegisterKnown:
        row.answered_at !== null &&
        row.fresh_until !== null &&
        isFresh({ answered_at: row.answered_at, fresh_until: row.fresh_until }, now),
      isPersonUnsettled: row.is_waiting || row.is_duplicate,
      isIdentityVerified: row.identity_status === 'VERIFIED',
      requiresAcknowledgement: row.requires_rg_acknowledgement,
      hasDepositsToAcknowledge: owesDepositAcknowledgement({
        region: row.home,
        deposited: BigInt(row.deposited),
        acknowledgedAt: row.acknowledged_at,
        now,
      }),
      saferPlay: saferPlayOf(row, now),
      realityCheckAt: row.started_at === null ? now : realityCheckAt({ ...row, started_at: row.started_at }),
      verdict:
        ip === null || geoExpiresAt === null
          ? null
          : {
              isAllowed: row.is_allowed === true,
              isOutside: row.is_allowed === false && OUTSIDE.has(row.geo_reason ?? ''),
              ip,
              expiresAt: geoExpiresAt,
            },
      cashCents,
      limits: limitsIn(row),
    }),
  };
}

function saferPlayOf({ waits_until: until, is_guide_due: isDue }: EligibilityRow, now: Date): Eligibility['saferPlay'] {
  if (until !== null && until > now) return 'safer-play-contact-due';
  return isDue ? 'safer-play-guide-due' : null;
}

type Asker = { readonly playerId: string; readonly sessionId: string; readonly placementId: string; readonly heldFrom?: Date | null };
