import { sandbox } from './http.ts';
import { graphql } from './playerClient.ts';
import type { TestServer } from './server.ts';

/** Mails the logged-in player a code and confirms it, which allows one action of this `source`. */
export async function showCode(
  server: TestServer,
  { authorization, email }: Readonly<Record<'authorization' | 'email', string>>,
  source: string,
): Promise<void> {
  await graphql(server, 'mutation { sendOneTimeCode(channel: EMAIL) { success } }', {}, { authorization });
  const { mails } = await sandbox<{ mails: readonly { readonly subject: string }[] }>(server, 'mail', { to: email });
  const code = /^\d{8}/.exec(mails[0]?.subject ?? '')?.[0] ?? '';
  const SHOW =
    'mutation ($code: String!, $source: OneTimeCodeSource!) { verifyOneTimeCode(oneTimeCode: $code, source: $source) { success } }';
  const { data } = await graphql<{ verifyOneTimeCode: { success: boolean } }>(server, SHOW, { code, source }, { authorization });
  if (!data.verifyOneTimeCode.success) throw new Error('the code was not taken');
}
