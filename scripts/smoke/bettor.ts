import { ask, sandbox } from '#tests/support/http.ts';
import { graphql, openMoneyline, PLACE, type Placement, straight, token, type Tokens } from '#tests/support/playerClient.ts';

type Site = { readonly port: number };
type Account = { readonly account: { readonly balances: { readonly playableBalance: { readonly amountLong: string } } } };

/** Creates and logs in a sandbox player, who bets through `site`. */
export async function openBettor(site: Site, vendorPort: number) {
  const { email, password } = await sandbox<{ readonly email: string; readonly password: string }>(site, 'players', {});
  const login = await token(site, { grant_type: 'password', username: email, password });
  if (login.status !== 200) throw new Error(`login: ${login.status} ${login.text}`);
  const { access_token, user_id } = login.json as Tokens;
  const run = async <T>(query: string, variables: object = {}): Promise<T> => {
    const { data, errors, status } = await graphql<T>(site, query, variables, { authorization: `Bearer ${access_token}` });
    if (errors[0] || status !== 200) throw new Error(`${status} ${errors[0]?.message ?? ''}`);
    return data;
  };
  await locate(run, user_id, vendorPort);
  const { home } = await openMoneyline(site);
  return {
    cents: async () =>
      Number(
        (await run<Account>('{ account { balances { playableBalance { amountLong } } } }')).account.balances.playableBalance.amountLong,
      ),
    bet: async (cents: number, placementId: string) =>
      (await run<{ readonly placeBets: Placement }>(PLACE, { bets: [straight(home, String(cents))], placementId })).placeBets,
  };
}

async function locate(run: <T>(query: string, variables?: object) => Promise<T>, userId: string, vendorPort: number): Promise<void> {
  const { geoComplyGetApiToken } = await run<{ readonly geoComplyGetApiToken: { readonly licenseKey: string } }>(
    'mutation { geoComplyGetApiToken(licenseType: NO_DOWNLOAD_BROWSER) { licenseKey } }',
  );
  const body = JSON.stringify({ licenseKey: geoComplyGetApiToken.licenseKey, userId, reason: 'LOG_IN', position: null });
  const answer = await ask(vendorPort, '/packet', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { packet } = answer.json as { readonly packet?: string };
  await run('mutation ($packet: String!) { geoComplyAuthorizeGeoPacket(geoPacket: $packet) { errors { code } } }', { packet });
}
