import type { Platform } from '#src/platform/index.ts';

type Caller = Pick<Platform, 'credentials' | 'http'>;

/** Whether the server took it that the responsible-gaming notice was read (product §7: 202). */
export async function confirmNotice({ credentials, http }: Caller): Promise<boolean> {
  const answer = await http({ method: 'POST', path: '/i/acks', headers: await credentials.headers(), json: { acknowledged: true } });
  return answer.ok && answer.value.status === 202;
}

/** Whether the server will not offer limits again (product §7: 201). */
export async function closeLimitsOffer({ credentials, http }: Caller): Promise<boolean> {
  const path = '/i/acks/limits_modal_dismissed_at';
  const answer = await http({ method: 'PATCH', path, headers: await credentials.headers(), json: {} });
  return answer.ok && answer.value.status === 201;
}
