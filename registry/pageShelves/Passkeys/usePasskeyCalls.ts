import { type PasskeysHeldFragment, PasskeysHeldFragmentDoc } from '#src/gql/graphql.ts';
import { fieldErrorsIn } from '#src/shared/text/fieldErrors.ts';
import { entriesOf, hasTexts, membersOf } from '#src/shared/values/plainObject.ts';
import { t } from '#src/shared/text/t.ts';
import { type HttpCall, type HttpFault, usePlatform } from '#src/platform/index.ts';
import { makePasskey } from '#src/platform/passkeys.ts';
import { type CodeGate, isCodeNeeded } from '#src/render/codeGate/useCodeGate.tsx';

type Own = NonNullable<PasskeysHeldFragment['passkeys']>[number];
/** Each call resolves to an error text, or null on success. */
export type PasskeyCalls = {
  readonly add: (name: string) => Promise<string | null>;
  readonly remove: (passkeyId: string) => Promise<string | null>;
};

const LATER = t`Oops, we encountered an error. Please hang on and try again later while we sort things out.`;
const NO_CODE = t`We did not change anything. We need a code from you first.`;
const unmade = {
  known: t`This device already has a passkey for this site.`,
  stopped: t`We could not add a passkey. Try again, or use another device.`,
} as const;

const wordsOf = ({ body }: HttpFault): string => fieldErrorsIn(body)[0]?.message ?? LATER;

const passkeysIn = (body: unknown): readonly Own[] =>
  entriesOf(membersOf(body)['passkeys']).flatMap((each) => {
    if (!hasTexts(each, ['id', 'name', 'host', 'createdAt'])) return [];
    const { id, name, host, createdAt, lastUsedAt } = each;
    return [{ __typename: 'Passkey' as const, id, name, host, createdAt, lastUsedAt: typeof lastUsedAt === 'string' ? lastUsedAt : null }];
  });

/** Sends passkey requests, asks the player for a code if the server requires one, and caches the new list. */
export function usePasskeyCalls(shelfId: string, gate: CodeGate): PasskeyCalls {
  const platform = usePlatform();
  const send = async (call: HttpCall) => platform.http({ ...call, headers: await platform.credentials.headers() });
  const sendProven = async (call: HttpCall) => {
    const first = await send(call);
    if (first.ok || !isCodeNeeded(first.refusal)) return first;
    return (await gate.ask()) ? send(call) : null;
  };
  const keep = (body: unknown): null => {
    const data: PasskeysHeldFragment = { __typename: 'PasskeysShelf', id: shelfId, passkeys: passkeysIn(body) };
    platform.client.cache.writeFragment({ fragment: PasskeysHeldFragmentDoc, fragmentName: 'PasskeysHeld', data });
    return null;
  };
  return {
    add: async (name) => {
      const begun = await sendProven({ method: 'POST', path: '/api/passkeys/registrations', json: {} });
      if (begun === null) return NO_CODE;
      if (!begun.ok) return wordsOf(begun.refusal);
      const { options } = membersOf(begun.value.body);
      if (typeof options !== 'object' || options === null) return LATER;
      const made = await makePasskey(options);
      if (!made.ok) return unmade[made.refusal];
      const added = await send({ method: 'POST', path: '/api/passkeys', json: { name, passkey: made.value } });
      return added.ok ? keep(added.value.body) : wordsOf(added.refusal);
    },
    remove: async (passkeyId) => {
      const removed = await sendProven({ method: 'DELETE', path: `/api/passkeys/${encodeURIComponent(passkeyId)}` });
      if (removed === null) return NO_CODE;
      return removed.ok ? keep(removed.value.body) : wordsOf(removed.refusal);
    },
  };
}
