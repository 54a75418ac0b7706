import { ConfirmSaferPlayDocument } from '#src/gql/graphql.ts';
import { newId, type Platform, reportError } from '#src/platform/index.ts';

type Caller = Pick<Platform, 'credentials' | 'http'>;

/** Sends the confirmation of the notice. Resolves to true on HTTP status 202 (product §7). */
export async function confirmNotice({ credentials, http }: Caller): Promise<boolean> {
  const answer = await http({ method: 'POST', path: '/i/acks', headers: await credentials.headers(), json: { acknowledged: true } });
  return answer.ok && answer.value.status === 202;
}

/** Sends that the player closed the offer to set limits. Resolves to true on HTTP status 201 (product §7). */
export async function closeLimitsOffer({ credentials, http }: Caller): Promise<boolean> {
  const path = '/i/acks/limits_modal_dismissed_at';
  const answer = await http({ method: 'PATCH', path, headers: await credentials.headers(), json: {} });
  return answer.ok && answer.value.status === 201;
}

export async function confirmRead({ client }: Pick<Platform, 'client'>, ackType: string): Promise<boolean> {
  try {
    const { data } = await client.mutate({ mutation: ConfirmSaferPlayDocument, variables: { ackType, actionId: newId() } });
    return data?.userAck.succeeded === true;
  } catch (error) {
    reportError('auth', error);
    return false;
  }
}
