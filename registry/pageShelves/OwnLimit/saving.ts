import type { OwnLimitItemFragment, RgLimitType } from '#src/gql/graphql.ts';
import { OwnLimitsDocument } from '#src/gql/graphql.ts';
import { fieldErrorsIn } from '#src/shared/text/fieldErrors.ts';
import { findRgLimit, NO_LIMIT, rgLimitPath } from '#src/shared/limits/rgLimits.ts';
import { t } from '#src/shared/text/t.ts';
import { type Platform, reportError, usePlatform } from '#src/platform/index.ts';
import { toast } from '#src/ui/notices/toast.ts';
import { type CodeGate, isCodeNeeded } from '#src/render/codeGate/useCodeGate.tsx';

export type Item = OwnLimitItemFragment;
type Call = Parameters<Platform['http']>[0];

/** Names of limits for `{Type} limit saved successfully!` (product §8). */
const NAMES: Readonly<Record<RgLimitType, string>> = {
  CHECK_IN: t`Check-in frequency`,
  COOL_OFF: t`Cool off`,
  DAILY_TIME: t`Daily time`,
  DEPOSIT: t`Deposit`,
  LOSS: t`Loss`,
  MAX_SINGLE_WAGER: t`Max single wager`,
  SELF_EXCLUSION: t`Self-exclusion`,
  SPEND: t`Spend`,
};
export const nameOf = ({ limitType }: Pick<Item, 'limitType'>): string => (Object.hasOwn(NAMES, limitType) ? NAMES[limitType] : t`This`);

/** Builds the request that sets a limit, or null if the limit has no endpoint. `chosen` is cents, an option id, or null for no limit. */
export function callOf({ limitType, period }: Item, chosen: string | null): Pick<Call, 'json' | 'path'> | null {
  if (limitType === 'CHECK_IN') return { path: '/i/reality_checkin_interval', json: { amount: Number(chosen) } };
  if (limitType === 'COOL_OFF') return { path: '/i/cool_offs', json: { hours: Number(chosen) } };
  if (limitType === 'SELF_EXCLUSION') return { path: '/i/self_exclusions', json: { option_id: chosen } };
  const key = findRgLimit(limitType, period);
  return key && { path: rgLimitPath(key), json: { amount: chosen === null || chosen === NO_LIMIT ? null : Number(chosen) } };
}

const endsSession = ({ limitType }: Pick<Item, 'limitType'>): boolean => limitType === 'COOL_OFF' || limitType === 'SELF_EXCLUSION';

export type Saving = {
  readonly save: (chosen: string | null) => Promise<boolean>;
  readonly cancel: () => Promise<boolean>;
  readonly confirm: () => Promise<boolean>;
};

const danger = (title: string): unknown => toast({ about: 'own-limit', type: 'danger', title, secondsUntilRemoved: 10 });
const success = (title: string): unknown => toast({ about: 'own-limit', type: 'success', title });

/** Sends a limit to the server (product §7), shows the result (product §8) and reloads the limits. */
export function useSaving(item: Item, gate: CodeGate): Saving {
  const platform = usePlatform();
  const send = async (call: Pick<Call, 'json' | 'path'> & { readonly method: 'DELETE' | 'POST' }) => {
    const answer = await platform.http({ ...call, headers: await platform.credentials.headers() });
    if (answer.ok) await lookAgain(platform, item);
    return answer;
  };
  const pendingPath = `${callOf(item, null)?.path ?? ''}/pending`;
  return {
    save: async (chosen) => {
      const call = callOf(item, chosen);
      const first = call && (await send({ method: 'POST', ...call }));
      const needsCode = first !== null && !first.ok && isCodeNeeded(first.refusal);
      if (needsCode && !(await gate.ask())) {
        danger(t`We did not change anything. We need a code from you first.`);
        return false;
      }
      const answer = needsCode && call ? await send({ method: 'POST', ...call }) : first;
      if (answer?.ok) {
        if (!endsSession(item)) success(t`${nameOf(item)} limit saved successfully!`);
        return true;
      }
      const [problem] = answer ? fieldErrorsIn(answer.refusal.body) : [];
      if (!problem) reportError('network', new Error(`limit not set: ${answer?.refusal.code ?? 'unknown limit'}`));
      danger(problem?.message ?? t`Error setting ${nameOf(item)} limit. Please try again later.`);
      return false;
    },
    cancel: async () => {
      const { ok } = await send({ method: 'DELETE', path: pendingPath });
      if (ok) success(t`Limit change canceled successfully!`);
      else danger(t`Error canceling limit change. Please try again later.`);
      return ok;
    },
    confirm: async () => {
      const { ok } = await send({ method: 'POST', path: pendingPath });
      if (ok) success(t`You've successfully updated your ${item.title.toLowerCase()}.`);
      else danger(t`Error setting ${nameOf(item)} limit. Please try again later.`);
      return ok;
    },
  };
}

async function lookAgain({ client }: Pick<Platform, 'client'>, { limitType }: Item): Promise<void> {
  await client
    .query({ query: OwnLimitsDocument, variables: { type: limitType }, fetchPolicy: 'network-only' })
    .catch((error: unknown) => reportError('network', error));
}
