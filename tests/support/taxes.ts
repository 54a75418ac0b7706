import { sandbox } from './http.ts';
import { newPlayer, openMoneyline, place, PlayerClient, straight } from './playerClient.ts';
import type { TestServer } from './server.ts';

export async function playerIn(server: TestServer, region: string): Promise<PlayerClient> {
  const player = await PlayerClient.logIn(server, await newPlayer(server, { region }));
  await standIn(player, region);
  return player;
}

export async function standIn(player: PlayerClient, region: string): Promise<void> {
  await sandbox(player.server, 'location', { place: region });
  await player.authorize(await player.packet());
}

let taken = 0;
/** Places a bet at this price and makes it win. Returns the event's id. */
export async function winAt(player: PlayerClient, cents: string, american: number): Promise<string> {
  const { server } = player;
  const before = await openMoneyline(server, taken);
  await sandbox(server, 'price', { selectionId: before.home.id, american });
  const { eventId, home } = await openMoneyline(server, taken);
  const { accepted } = await place(player, [straight(home, cents)]);
  if (!accepted) throw new Error('the bet was not accepted');
  await sandbox(server, 'result', { eventId, homeScore: 9, awayScore: 0 });
  taken += 1;
  return eventId;
}

type Year = {
  readonly year: number;
  readonly forms: readonly { readonly displayName: string; readonly downloadUrl: string }[];
};
const YEARS =
  '{ pageLayout(canonicalUrl: "/account/taxes") { slots { node { ... on TaxFormsShelf { years { year forms { displayName downloadUrl } } } } } } }';

export async function taxYearsOf(player: PlayerClient): Promise<readonly Year[]> {
  const { pageLayout } = await player.run<{ pageLayout: { slots: readonly { node: { years?: readonly Year[] } }[] } }>(YEARS);
  return pageLayout.slots.flatMap(({ node }) => node.years ?? []);
}

export async function formAt({ server, tokens }: PlayerClient, path: string): Promise<Uint8Array> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return new Uint8Array(await answer.arrayBuffer());
}
