import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ask } from '#tests/support/http.ts';
import { graphql, newPlayer, PlayerClient, token } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const schema = buildSchema(readFileSync(new URL('../../../server/kinds/generated/schema.graphql', import.meta.url), 'utf8'));
type Field = GraphQLField<unknown, unknown>;
const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() } as const;
const fields = Object.entries(roots).flatMap(([operation, type]) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ operation, field, name: `${operation} ${field.name}` })),
);

const SCALARS: Readonly<Record<string, string>> = {
  Int: '1',
  Float: '1',
  Boolean: 'false',
  Long: '1',
  FormAnswers: '{}',
  JSON: '{}',
  Time: '"2026-11-21T12:00:00.000Z"',
};

function least(type: GraphQLInputType): string {
  if (isNonNullType(type)) return least(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (!isInputObjectType(type)) return SCALARS[type.toString()] ?? '"none"';
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  const one = type.isOneOf ? Object.values(type.getFields()).slice(0, 1) : required;
  return `{ ${one.map(({ name, type: of }) => `${name}: ${least(of)}`).join(' ')} }`;
}

function documentOf(operation: string, { name, args, type }: Field): string {
  const given = args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${least(arg.type)}`);
  const asked = given.length > 0 ? `${name}(${given.join(' ')})` : name;
  return `${operation} { ${asked} ${isLeafType(getNamedType(type)) ? '' : '{ __typename }'} }`;
}

/** Operations that a visitor may send (product §6): for browsing, their slip and location. Consider each new one before listing it. */
const VISITORS = new Set([
  ...[
    'betBuilder betslip casinoCategory casinoMenu casinoSearch collection dialogs event eventMarkets eventPrices form frameLayout layoutPart liveEventsCount',
    'liveStream onboardingPromotion outOfStateDepositPage pageLayout promotionEnrollment sharedBet sportsMenu startup',
  ].flatMap((line) => line.split(' ').map((name) => `query ${name}`)),
  // Practice play is open to everybody. Launches for money are tested elsewhere.
  'mutation casinoLaunch',
  'mutation casinoLaunchFreeToPlay',
]);
/** Betslip mutations, open to every visitor and player. */
const OF_SLIPS = new Set(
  [
    'acceptBetslipChanges addDraftBets addFeaturedBet addMarketSelection adjustSelectionPoints buyTeaserPoints clearBetslip',
    'clearTeaserSelections removeMarketSelection setDraftBetAmount',
  ].flatMap((line) => line.split(' ').map((name) => `mutation ${name}`)),
);

const codesOf = async (operation: string, field: Field, headers: Readonly<Record<string, string>>) =>
  (await graphql(server(), documentOf(operation, field), {}, headers)).errors.map(({ extensions }) => extensions['code']);

/** Logs in without the code that a new browser needs. Returns the limited token. */
async function limited(): Promise<string> {
  const credentials = await newPlayer(server());
  const player = await PlayerClient.logIn(server(), credentials);
  await ask(server().port, '/api/login_preferences', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${player.tokens.access_token}` },
    body: '{"strong_auth_enabled":true}',
  });
  const { json } = await token(server(), { grant_type: 'password', username: credentials.email, password: credentials.password });
  return (json as { readonly limited_access_token: string }).limited_access_token;
}

async function loggedOut(): Promise<string> {
  const player = await PlayerClient.fresh(server());
  await ask(server().port, '/api/logout', { method: 'POST', headers: { authorization: `Bearer ${player.tokens.access_token}` } });
  return player.tokens.access_token;
}

async function anonymous(): Promise<string> {
  const { data } = await graphql<{ startup: { anonymousToken: string } }>(server(), '{ startup { anonymousToken } }');
  return data.startup.anonymousToken;
}

const roles: readonly (readonly [string, () => Promise<Readonly<Record<string, string>>>])[] = [
  ['a visitor without a token', () => Promise.resolve({})],
  ['a visitor', async () => ({ 'x-anonymous-authorization': await anonymous() })],
  ['a limited token', async () => ({ authorization: `Bearer ${await limited()}` })],
  ['a player who has logged out', async () => ({ authorization: `Bearer ${await loggedOut()}` })],
  ['a visitor’s token as a player’s', async () => ({ authorization: `Bearer ${await anonymous()}` })],
];

describe("players' fields", () => {
  it("every field in the list of visitors' fields exists in the schema", () => {
    const names = fields.map(({ name }) => name);
    expect([...VISITORS, ...OF_SLIPS].filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(roles)("every player's field answers only UNAUTHENTICATED to %s", async (_, headersOf) => {
    const headers = await headersOf();
    const open: string[] = [];
    for (const { operation, field, name } of fields) {
      if (VISITORS.has(name) || OF_SLIPS.has(name)) continue;
      const codes = await codesOf(operation, field, headers);
      if (codes.length !== 1 || codes[0] !== 'UNAUTHENTICATED') open.push(`${name}: ${codes.join()}`);
    }
    expect(open).toEqual([]);
  });

  it('no field of the schema refuses a logged-in player as unauthenticated', async () => {
    const player = await PlayerClient.fresh(server());
    const headers = { authorization: `Bearer ${player.tokens.access_token}` };
    const closed: string[] = [];
    for (const { operation, field, name } of fields)
      if ((await codesOf(operation, field, headers)).includes('UNAUTHENTICATED')) closed.push(name);
    expect(closed).toEqual([]);
  });
});

describe("visitors' fields", () => {
  it("a visitor's field needs no login, and a slip field needs only the visitor's token", async () => {
    const headers = { 'x-anonymous-authorization': await anonymous() };
    const closed: string[] = [];
    for (const { operation, field, name } of fields) {
      if (VISITORS.has(name) && (await codesOf(operation, field, {})).includes('UNAUTHENTICATED')) closed.push(name);
      if (!OF_SLIPS.has(name)) continue;
      expect(await codesOf(operation, field, {}), name).toEqual(['ANONYMOUS_TOKEN_REQUIRED']);
      const codes = await codesOf(operation, field, headers);
      if (codes.includes('UNAUTHENTICATED') || codes.includes('ANONYMOUS_TOKEN_REQUIRED')) closed.push(name);
    }
    expect(closed).toEqual([]);
  });
});
