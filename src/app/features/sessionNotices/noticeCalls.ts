import type { Platform } from '#src/platform/index.ts';

type Caller = Pick<Platform, 'credentials' | 'http'>;

/** Sends the confirmation; true on 202 (product §7). */
export async function confirmNotice({ credentials, http }: Caller): Promise<boolean> {
  const answer = await http({ method: 'POST', path: '/i/acks', headers: await credentials.headers(), json: { acknowledged: true } });
  return answer.ok && answer.value.status === 202;
}

/** Sends the dismissal; true on 201 (product §7). */
export async function closeLimitsOffer({ credentials, http }: Caller): Promise<boolean> {
  const path = '/i/acks/limits_modal_dismissed_at';
  const answer = await http({ method: 'PATCH', path, headers: await credentials.headers(), json: {} });
  return answer.ok && answer.value.status === 201;
}
