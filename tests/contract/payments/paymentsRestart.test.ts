import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { resolveDoubts } from '#server/modules/payments/vendor/index.ts';
import { CARD, cashOf, depositId, gatewayOf, onVendorPage, pay, statusOf, vendorOf } from '#tests/support/deposits.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { newPlayer, PlayerClient } from '#tests/support/playerClient.ts';
import { startTestServer } from '#tests/support/server.ts';
import { openWithdrawal, toBank, withdrawalId } from '#tests/support/withdrawals.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'linemaker-restart-'));
  await chmod(dataDir, 0o755);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('survives: payments in progress at a restart of server or vendor are completed once', async () => {
  const first = await startTestServer({ config: { dataDir } });
  const credentials = await newPlayer(first);
  const before = await PlayerClient.logIn(first, credentials);
  const silent = await depositId(before);
  await pay(before, silent, CARD.silent);
  const slow = await depositId(before);
  await pay(before, slow, CARD.slow);
  const open = await depositId(before);
  await gatewayOf(before, open);
  const out = await withdrawalId(before, toBank(20_000));
  await onVendorPage(await openWithdrawal(before, out), 'charge', { routing: '123456789', account: '000111111119' });
  expect(await Promise.all([silent, slow, open, out].map((id) => statusOf(before, id)))).toEqual(
    Array.from({ length: 4 }, () => 'PENDING'),
  );
  await first.stop();

  const second = await startTestServer({ config: { dataDir } });
  try {
    const player = await PlayerClient.logIn(second, credentials);
    const { deps } = second.app;
    // Each check uses a later time, because the server's own job would otherwise make it skip the payments.
    let rounds = 0;
    await vi.waitFor(async () => {
      const later = new Date(deps.ports.now().getTime() + (rounds += 1) * 6_000);
      await resolveDoubts({ ...deps, ports: { ...deps.ports, now: () => later } }, vendorOf(second));
      expect(await Promise.all([silent, out].map((id) => statusOf(player, id)))).toEqual(['SUCCESSFUL', 'SUCCESSFUL']);
    });
    const again = await pay(player, slow);
    expect(again.json, 'the bank is asked once').toMatchObject({ status: 'PENDING' });
    await pay(player, open);
    await vi.waitFor(async () => expect(await statusOf(player, open)).toBe('SUCCESSFUL'), { interval: 20 });
    expect(await cashOf(player)).toBe(100_000n + 10_000n - 20_000n);
    expect(await ledgerViolations(deps.db)).toEqual([]);
  } finally {
    await second.stop();
  }
});
