import { type ConsoleDeps, SYSTEM, type Work } from './operation.ts';
import { Refused } from './refusal.ts';
import { endRelease, lockRelease, setState, startRelease } from './releases.ts';
import { runIn } from './runOperation.ts';

/**
 * Starts and ends what is due by the server's clock; every process may, and each release moves once. One that cannot start is marked as
 * failed, with the reason, and changes nothing. Returns how many moved.
 */
export async function advanceReleases(deps: ConsoleDeps): Promise<number> {
  const now = deps.ports.now();
  const due = await deps.db
    .selectFrom('layout_releases')
    .select(['id', 'state'])
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'scheduled'), eb('starts_at', '<=', now)]),
        eb.and([eb('state', '=', 'started'), eb('ends_at', '<=', now)]),
      ]),
    )
    .orderBy('starts_at')
    .execute();
  let moved = 0;
  for (const { id } of due) moved += (await advance(deps, id)) ? 1 : 0;
  return moved;
}

async function advance(deps: ConsoleDeps, id: string): Promise<boolean> {
  try {
    await runIn(deps, 'releaseByClock', SYSTEM, { run: (work) => moveDue(work, id) });
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // Another process was first.
    if (error.code === 'wrong-state' && error.message.startsWith('This release is')) return false;
    await runIn(deps, 'releaseFailed', SYSTEM, { run: (work) => fail(work, id, error) });
    return false;
  }
}

async function moveDue(work: Work, id: string) {
  const release = await lockRelease(work.trx, id);
  const subject = `release:${id}`;
  if (release.state === 'started') {
    const kept = await endRelease(work, release);
    return { value: {}, subject, detail: { state: 'ended', kept } };
  }
  await startRelease(work, release);
  return { value: {}, subject, detail: { state: 'started' } };
}

async function fail(work: Work, id: string, { code, message }: Refused) {
  const release = await lockRelease(work.trx, id);
  if (release.state === 'scheduled') await setState(work, id, code === 'time' ? 'expired' : 'failed', message);
  return { value: {}, subject: `release:${id}`, detail: { code, message } };
}
