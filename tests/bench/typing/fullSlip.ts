import type { Page } from 'playwright';
import { sandbox, type SandboxEvent } from '../../e2e/support/sandbox.ts';
import { siteOf } from '../../e2e/support/site.ts';

/** Games per slip: the maximum of a round robin. With `PICKS` selections each, they fill a slip. */
export const GAMES = 10;
const PICKS = 4;

/** One selection per market, so that all can win together. */
const WANTED = ['moneyline:home', 'total:over', 'spread:home', 'team-total-home:over', 'alternate-total:over', 'alternate-spread:home'];

type Market = { readonly type: string; readonly selections: readonly { readonly id: string; readonly type: string }[] };

async function ask<T>(query: string, variables: object, token: string): Promise<T> {
  const answer = await fetch(`${siteOf()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-anonymous-authorization': token },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { readonly data: T; readonly errors?: readonly { readonly message: string }[] };
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
}

/** Four picks of a game that can be combined; null if there are none. */
async function picksOf({ id }: SandboxEvent, token: string): Promise<readonly string[] | null> {
  const { betBuilder } = await ask<{ betBuilder: { markets: readonly Market[] } | null }>(
    'query ($id: ID!) { betBuilder(eventId: $id, marketSelectionIds: []) { markets { type selections { id type } } } }',
    { id },
    token,
  );
  const all = (betBuilder?.markets ?? []).flatMap(({ type, selections }) =>
    selections.map((one) => ({ key: `${type}:${one.type}`, id: one.id })),
  );
  const ids = WANTED.flatMap((key) => all.find((one) => one.key === key)?.id ?? []).slice(0, PICKS);
  if (ids.length < PICKS) return null;
  const priced = await ask<{ betBuilder: { odds: object | null } | null }>(
    'query ($id: ID!, $ids: [ID!]!) { betBuilder(eventId: $id, marketSelectionIds: $ids) { odds { numeratorLong } } }',
    { id, ids },
    token,
  );
  return priced.betBuilder?.odds ? ids : null;
}

/** Fills the visitor's slip with 40 selections of ten games. Each game's picks share a price. */
export async function fillSlip(page: Page, address: string): Promise<void> {
  const named = page.waitForRequest((request) => request.headers()['x-anonymous-authorization'] !== undefined);
  await page.goto(address);
  const token = (await named).headers()['x-anonymous-authorization'] ?? '';
  const games: (readonly string[])[] = [];
  for (const sport of ['football', 'basketball', 'hockey']) {
    const { events } = await sandbox<{ events: readonly SandboxEvent[] }>('events', { status: 'PRE_GAME', sport, limit: 40 });
    for (const event of events) {
      const picks = games.length < GAMES ? await picksOf(event, token) : null;
      if (picks !== null) games.push(picks);
    }
  }
  if (games.length < GAMES) throw new Error(`Only ${games.length} games have four picks that go together`);
  await ask(
    'mutation ($draftBets: [DraftBetInput!]!) { addDraftBets(draftBets: $draftBets, mergeBetslip: false) { betslip { id } } }',
    { draftBets: [{ legs: games.flat().map((selectionId) => ({ selectionId })) }] },
    token,
  );
}
