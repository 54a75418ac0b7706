import type { RefusalCode } from '#src/shared/betting/refusals.ts';
import { t } from '#src/shared/text/t.ts';
import type { DeepLink } from '#server/contract/generated/schemaTypes.ts';
import type { PlayerEligibility } from './judge.ts';
import { refusalsOfEligibility } from '#server/modules/betting/placement/index.ts';
import { messageOf } from './refusals.ts';

export type LaunchErrorKind =
  | 'CASINO_RESTRICTION'
  | 'GEO_COMPLY_ERROR'
  | 'GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR'
  | 'LAUNCHED_FAILED'
  | 'RG_ACK_REQUIRED'
  | 'RG_LOSS_LIMIT'
  | 'RG_SPEND_LIMIT';

/** Error shown when a game does not start (product §8). */
export type LaunchError = {
  readonly kind: LaunchErrorKind;
  readonly message: string;
  readonly headerMessage: string | null;
  readonly footerMessage: string | null;
  readonly callToAction: { readonly label: string; readonly deepLink: DeepLink } | null;
};

const plain = (kind: LaunchErrorKind, headerMessage: string, message: string): LaunchError => ({
  kind,
  message,
  headerMessage,
  footerMessage: null,
  callToAction: null,
});

const NOTHING_TAKEN = t`Your balance has not changed.`;
export const failed = (message: string): LaunchError => ({
  ...plain('LAUNCHED_FAILED', t`We could not start this game`, message),
  footerMessage: NOTHING_TAKEN,
});

const limits = (limit: string | null): LaunchError['callToAction'] => ({
  label: t`See your limits`,
  deepLink: { __typename: 'ResponsibleGamingShelfDeepLink', limit },
});

const casinoRestricted: LaunchError = {
  ...plain('CASINO_RESTRICTION', t`You can’t use the casino`, messageOf('casino-restricted')),
  callToAction: { label: t`Get help`, deepLink: { __typename: 'ContactSupportDeepLink', topic: null } },
};
const outside = (message: string): LaunchError => ({
  ...plain('GEO_COMPLY_ERROR', t`We need your location`, message),
  footerMessage: t`You can still browse games and play those with a practice mode.`,
});
const inExclusion = plain(
  'GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR',
  t`You can’t play here`,
  t`You can’t play games from your location. If you move, check your location again.`,
);
const identity: LaunchError = {
  ...failed(messageOf('identity-not-verified')),
  callToAction: { label: t`Finish signing up`, deepLink: { __typename: 'SportsbookPageDeepLink', canonicalUrl: '/signup/success' } },
};

const errors: { readonly [C in RefusalCode]?: (player: PlayerEligibility) => LaunchError } = {
  'identity-not-verified': () => identity,
  'acknowledgement-required': () => plain('RG_ACK_REQUIRED', t`Before you play`, messageOf('acknowledgement-required')),
  'deposits-not-acknowledged': () => plain('RG_ACK_REQUIRED', t`Before you play`, messageOf('deposits-not-acknowledged')),
  'reality-check-due': () => plain('RG_ACK_REQUIRED', t`Before you play`, messageOf('reality-check-due')),
  'safer-play-guide-due': () => plain('RG_ACK_REQUIRED', t`Before you play`, messageOf('safer-play-guide-due')),
  'safer-play-contact-due': () => plain('RG_ACK_REQUIRED', t`Before you play`, messageOf('safer-play-contact-due')),
  'region-not-served': ({ geoReason }) => (geoReason === 'EXCLUSION_BOUNDARY' ? inExclusion : outside(messageOf('region-not-served'))),
  'location-not-verified': () => outside(messageOf('location-not-verified')),
  'time-limit-reached': () => ({ ...failed(messageOf('time-limit-reached')), callToAction: limits('time') }),
};

const errorOf = (code: RefusalCode, player: PlayerEligibility): LaunchError => errors[code]?.(player) ?? failed(messageOf(code));

type Asked = { readonly minCents: bigint; readonly ip: string; readonly now: Date };

export function launchErrorOf(player: PlayerEligibility, { minCents, ip, now }: Asked): LaunchError | null {
  const found = refusalsOfEligibility({ eligibility: player.eligibility, ip, now }).map(({ code }) => code);
  const isOfPlace = (code: RefusalCode): boolean => code === 'region-not-served' || code === 'location-not-verified';
  const personal = found.find((code) => !isOfPlace(code));
  if (personal) return errorOf(personal, player);
  if (player.isCasinoRestricted) return casinoRestricted;
  if (!player.eligibility.isRegisterKnown) return errorOf('register-unchecked', player);
  if (player.eligibility.hasDepositsToAcknowledge) return errorOf('deposits-not-acknowledged', player);
  if (player.eligibility.saferPlay !== null) return errorOf(player.eligibility.saferPlay, player);
  const [place] = found;
  if (place) return errorOf(place, player);
  if (!player.hasCasino) return outside(t`The casino is not available in your location.`);
  return limitErrorOf(player, minCents);
}

function limitErrorOf(player: PlayerEligibility, minCents: bigint): LaunchError | null {
  const { mostWagerCents: most, spendRoomCents: spend, lossRoomCents: loss, isTimeUp } = player.own;
  const isOver = (room: bigint | null): boolean => room !== null && room < minCents;
  if (isTimeUp) return errorOf('time-limit-reached', player);
  if (isOver(loss))
    return {
      ...plain('RG_LOSS_LIMIT', t`Your loss limit`, t`You have less left in your loss limit than the minimum bet of this game.`),
      callToAction: limits(null),
    };
  if (isOver(spend))
    return {
      ...plain('RG_SPEND_LIMIT', t`Your spend limit`, t`You have less left in your spend limit than the minimum bet of this game.`),
      callToAction: limits(null),
    };
  return isOver(most)
    ? { ...failed(t`The minimum bet of this game is above your max single wager.`), callToAction: limits('max-single-wager') }
    : null;
}
