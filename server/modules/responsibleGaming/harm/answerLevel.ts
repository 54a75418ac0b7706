import type { Outbox } from '#server/platform/mail/outbox.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { contactHoursOf, contactWindow, type Window, windowText } from '../contact/index.ts';
import { harmMail } from './message.ts';
import type { HarmScore } from './score.ts';
import { isDecided, isMailDue } from './notifiedBefore.ts';

export type Answering = { readonly ports: Pick<Ports, 'newId'>; readonly mail: Pick<Outbox, 'canSend' | 'put'> };
type Wait = Window & { readonly region: string };
type Kept = {
  readonly personId: string;
  readonly scoreId: string;
  readonly score: HarmScore;
  readonly before: { readonly points: number; readonly level: number };
  readonly now: Date;
};

const CASE_LEVEL = 2;
const WAIT_LEVEL = 3;

/**
 * Writes a notice and a mail if the level rose. From level 2, opens a case unless a closed case had the same markers. Level 3 blocks wagers
 * until compliance contacts the player.
 */
export async function answerLevel(trx: Trx, { ports, mail }: Answering, kept: Kept): Promise<void> {
  const { personId, scoreId, score, before, now } = kept;
  const { level, points } = score;
  const accounts = await trx
    .selectFrom('players')
    .select(['email', 'region'])
    .where('person_id', '=', personId)
    .where('is_duplicate', '=', false)
    .execute();
  const isKnown = await isDecided(trx, personId, score, now);
  const wait =
    level >= WAIT_LEVEL && points > before.points && !isKnown
      ? firstWait(
          accounts.map(({ region }) => region),
          now,
        )
      : null;
  if (level > before.level) {
    await trx.insertInto('harm_notices').values({ score_id: scoreId, person_id: personId, level, asked_at: now }).execute();
    const told = mail.canSend && (await isMailDue(trx, personId)) ? accounts : [];
    for (const { email } of told) await mail.put(trx, harmMail(email, score, wait && contactOf(wait)));
  }
  if (level >= CASE_LEVEL && !isKnown) await openCase(trx, ports.newId(), kept, wait);
}

function firstWait(regions: readonly string[], now: Date): Wait {
  const waits = (regions.length === 0 ? [''] : regions).map((region) => ({ region, ...contactWindow(contactHoursOf(region), now) }));
  return waits.reduce((first, each) => (each.until < first.until ? each : first));
}

function contactOf(wait: Wait) {
  const { zone, phone } = contactHoursOf(wait.region);
  return { when: windowText(wait, zone), phone };
}

async function openCase(trx: Trx, id: string, { personId, scoreId, now }: Kept, wait: Wait | null): Promise<void> {
  const waiting = wait && {
    ...{ waits_since: now, contact_from: wait.from, waits_until: wait.until, contact_region: wait.region },
  };
  await trx
    .insertInto('harm_cases')
    .values({ id, person_id: personId, score_id: scoreId, opened_at: now, ...waiting })
    .onConflict((conflict) => {
      const open = conflict.column('person_id').where('closed_at', 'is', null);
      return waiting ? open.doUpdateSet({ score_id: scoreId, ...waiting }).where('harm_cases.waits_until', 'is', null) : open.doNothing();
    })
    .execute();
}
