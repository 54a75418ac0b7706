import { expect, test, vi } from 'vitest';
import { resolveDoubts } from '#server/modules/payments/vendor/index.ts';
import { CARD, cashOf, createDeposit, depositId, gatewayOf, onVendorPage, pay, statusOf, vendorOf } from '#tests/support/deposits.ts';
import { sandbox } from '#tests/support/http.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { newPlayer, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const START = 100_000n;

async function somebody() {
  const credentials = await newPlayer(server());
  return { player: await PlayerClient.logIn(server(), credentials), email: credentials.email };
}
const settled = (player: PlayerClient, id: string, status: string) =>
  vi.waitFor(async () => expect(await statusOf(player, id)).toBe(status), { interval: 20 });
const charge = (url: string) => onVendorPage(url, 'charge', { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' });

test('checklist 42: a page opened before the block charges nothing, and a late charge is returned', async () => {
  const { player } = await somebody();
  const pages: string[] = [];
  for (let page = 0; page < 7; page += 1) pages.push(await depositId(player));
  const [late = '', left = '', ...spoilt] = pages;
  const { url } = (await gatewayOf(player, late)).json as { url: string };
  for (const id of spoilt) {
    await pay(player, id, CARD.declined);
    await settled(player, id, 'FAILED');
  }
  expect(await createDeposit(player)).toMatchObject({ permitted: false });
  expect((await gatewayOf(player, late)).status, 'is not shown again').toBe(403);
  await charge(url);
  const { deps } = server().app;
  const later = new Date(deps.ports.now().getTime() + 6_000);
  await resolveDoubts({ ...deps, ports: { ...deps.ports, now: () => later } }, vendorOf(server()));
  await settled(player, late, 'FAILED');
  await settled(player, left, 'FAILED');
  expect(await cashOf(player)).toBe(START);
  expect(await ledgerViolations(deps.db)).toEqual([]);
});

test('a page opened before the player was suspended credits nothing', async () => {
  const { player, email } = await somebody();
  const id = await depositId(player);
  const { url } = (await gatewayOf(player, id)).json as { url: string };
  await sandbox(server(), 'account', { email, restricted: true });
  await charge(url);
  await settled(player, id, 'FAILED');
  expect(await cashOf(player)).toBe(START);
});
