import { type ConsoleDeps, SYSTEM, type Work } from './operation.ts';
import { Refused } from './refusal.ts';
import { endRelease, lockRelease, type Release, setState, startRelease } from './releases.ts';
import { runIn } from './runOperation.ts';

/** Starts and ends due releases. Marks refused ones as failed or expired. Returns how many started or ended. */
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

/** Thrown if another process or operator has already started or ended the release. */
class Overtaken extends Error {}

async function advance(deps: ConsoleDeps, id: string): Promise<boolean> {
  try {
    await runIn(deps, 'releaseByClock', SYSTEM, { run: (work) => moveDue(work, id) });
    return true;
  } catch (error) {
    if (error instanceof Overtaken) return false;
    if (!(error instanceof Refused)) throw error;
    await noteFailure(deps, id, error);
    return false;
  }
}

function duty({ state, starts_at, ends_at }: Release, now: Date): 'end' | 'start' | null {
  if (state === 'scheduled') return starts_at <= now ? 'start' : null;
  return state === 'started' && ends_at !== null && ends_at <= now ? 'end' : null;
}

async function moveDue(work: Work, id: string) {
  const release = await lockRelease(work.trx, id);
  const subject = `release:${id}`;
  const due = duty(release, work.now);
  if (due === null) throw new Overtaken();
  if (due === 'end') return { value: {}, subject, detail: { state: 'ended', kept: await endRelease(work, release) } };
  await startRelease(work, release);
  return { value: {}, subject, detail: { state: 'started' } };
}

/** Writes why a release could not start or end. If it cannot end, its documents stay published. */
async function noteFailure(deps: ConsoleDeps, id: string, { code, message }: Refused): Promise<void> {
  const run = async (work: Work) => {
    const release = await lockRelease(work.trx, id);
    const due = duty(release, work.now);
    if (due === null) throw new Overtaken();
    await setState(work, id, due === 'start' && code === 'time' ? 'expired' : 'failed', message);
    return { value: {}, subject: `release:${id}`, detail: { code, message } };
  };
  await runIn(deps, 'releaseFailed', SYSTEM, { run }).catch((error: unknown) => {
    if (!(error instanceof Overtaken)) throw error;
  });
}
