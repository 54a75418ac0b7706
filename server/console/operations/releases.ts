import { TITLE_MAX } from '#src/shared/console/limits.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { lockPlace, placeKey } from '#server/content/index.ts';
import { lockOpenDraft, placeOfDraft } from '../drafts.ts';
import { group, hash, id, type InputOf, list, matching, oneOf, optional, place, reason, text } from '../fields.ts';
import { DECIDERS, EVERYBODY, reading, type Work, writing } from '../operation.ts';
import { assertReady } from '../publish.ts';
import { Refused } from '../refusal.ts';
import { endRelease, itemsOf, lockRelease, releaseView, setState, startRelease } from '../releases.ts';
import { instantsOf, isZone, zonedText } from '#server/platform/dates/zonedTime.ts';

const zone = matching('IANA time zone, such as America/New_York.', '^[A-Za-z0-9_+-]+(?:/[A-Za-z0-9_+-]+){1,2}$');
const moment = {
  local: matching('Local time, as 2026-11-01T01:30.', '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$'),
  which: optional(oneOf('Which of the two instants is meant when clocks go back.', ['first', 'second'])),
};
type Moment = InputOf<typeof moment>;
const releaseId = id('release');

/** Throws `Refused` for an unknown time zone, or a local time that is nonexistent or ambiguous. */
function instantOf({ local, which }: Moment, inZone: string): Date {
  if (!isZone(inZone)) throw new Refused('time', `There is no time zone ${inZone}.`);
  const [first, second] = instantsOf(local, inZone);
  if (!first) throw new Refused('time', `${local} does not exist in ${inZone} because the clocks go forward. Choose another time.`);
  if (second && which === undefined)
    throw new Refused('time', `${local} occurs twice in ${inZone} because the clocks go back. Choose the first or the second.`, {
      first: zonedText(first, inZone),
      second: zonedText(second, inZone),
    });
  return second && which === 'second' ? second : first;
}

/** Throws `Refused` if another release overlaps in time and place, because each would undo the other's changes. */
async function assertFree(
  trx: Trx,
  at: { readonly keys: ReadonlySet<string>; readonly starts: Date; readonly ends: Date | null },
): Promise<void> {
  const others = await trx
    .selectFrom('layout_releases')
    .innerJoin('layout_release_items', 'layout_release_items.release_id', 'layout_releases.id')
    .selectAll('layout_release_items')
    .select(['title', 'starts_at', 'ends_at'])
    .where('state', 'in', ['scheduled', 'started'])
    .execute();
  // Another release without an end conflicts only if it starts after this one.
  const isOver = (other: (typeof others)[number]): boolean =>
    other.ends_at === null ? other.starts_at <= at.starts : other.ends_at <= at.starts;
  const clash = others.find((other) => at.keys.has(placeKey(other)) && (at.ends === null || other.starts_at < at.ends) && !isOver(other));
  if (clash)
    throw new Refused('wrong-state', `“${clash.title}” already changes ${clash.surface} at the same time. Choose another time.`, {
      releaseId: clash.release_id,
    });
}

export const releaseOperations = {
  tellTime: reading({
    about: 'Converts a local time to UTC, also around clock changes.',
    roles: EVERYBODY,
    signatures: 'none',
    input: { zone, ...moment },
    run: ({ now }, { zone: inZone, ...said }) => {
      const at = instantOf(said, inZone);
      return Promise.resolve({ value: { at: at.toISOString(), words: zonedText(at, inZone), now: zonedText(now, inZone) } });
    },
  }),

  listReleases: reading({
    about: 'Lists releases, latest start first.',
    roles: EVERYBODY,
    signatures: 'none',
    input: {},
    run: async ({ trx }) => {
      const releases = await trx.selectFrom('layout_releases').selectAll().orderBy('starts_at', 'desc').limit(200).execute();
      return { value: { releases: await Promise.all(releases.map(async (each) => releaseView(each, await itemsOf(trx, each.id)))) } };
    },
  }),

  createRelease: writing({
    about: 'Schedules approved drafts to be published together and, with an end, to restore what was there before.',
    roles: DECIDERS,
    signatures: 'none',
    input: {
      title: text('Title of the release.', TITLE_MAX),
      environment: place.environment,
      zone,
      starts: group('When it starts.', moment),
      ends: optional(group('When it ends; without an end the documents stay.', moment)),
      drafts: list(
        'Drafts, each with the approved hash.',
        group('Draft with its approved hash.', { draftId: id('draft'), contentHash: hash('Hash of the approved content.') }),
        30,
        1,
      ),
    },
    run: async (work, input) => {
      const starts = instantOf(input.starts, input.zone);
      const ends = input.ends === undefined ? null : instantOf(input.ends, input.zone);
      if (ends !== null && ends <= starts) throw new Refused('time', 'The end must be after the start.');
      if (ends !== null && ends <= work.now) throw new Refused('time', `Its end has passed: ${zonedText(ends, input.zone)}.`);
      return plan(work, input, { starts, ends });
    },
  }),

  startRelease: writing({
    about: 'Starts a planned release now. One whose end has passed can’t be started.',
    roles: DECIDERS,
    signatures: 'none',
    input: { releaseId, reason },
    run: async (work, input) => {
      await startRelease(work, await lockRelease(work.trx, input.releaseId));
      return seen(work, input.releaseId, { reason: input.reason });
    },
  }),

  endRelease: writing({
    about: 'Ends a release now and restores what was there before, except where something else was published since.',
    roles: DECIDERS,
    signatures: 'none',
    input: { releaseId, reason },
    run: async (work, input) => {
      const kept = await endRelease(work, await lockRelease(work.trx, input.releaseId));
      return seen(work, input.releaseId, { reason: input.reason, kept });
    },
  }),

  cancelRelease: writing({
    about: 'Cancels a release that has not started. Allowed for its planner and compliance.',
    roles: DECIDERS,
    signatures: 'none',
    input: { releaseId, reason },
    run: async (work, input) => {
      const release = await lockRelease(work.trx, input.releaseId);
      if (release.state !== 'scheduled') throw new Refused('wrong-state', `This release is ${release.state}.`);
      if (release.owner_id !== work.operator.id && work.operator.role !== 'compliance')
        throw new Refused('not-yours', 'Only the person who planned it or compliance can cancel it.');
      await setState(work, release.id, 'cancelled');
      return seen(work, release.id, { reason: input.reason });
    },
  }),
} as const;

async function seen<D extends object>(work: Work, releaseIdSeen: string, detail: D) {
  const release = await lockRelease(work.trx, releaseIdSeen);
  const view = releaseView(release, await itemsOf(work.trx, release.id));
  return {
    value: { ...view, ...detail },
    subject: `release:${release.id}`,
    detail: { ...detail, state: release.state, items: view.items },
  };
}

type Plan = {
  readonly title: string;
  readonly environment: string;
  readonly zone: string;
  readonly starts: Moment;
  readonly ends?: Moment | undefined;
  readonly drafts: readonly { readonly draftId: string; readonly contentHash: string }[];
};

async function plan(work: Work, input: Plan, { starts, ends }: { readonly starts: Date; readonly ends: Date | null }) {
  const { trx, deps, operator, now } = work;
  const drafts = [];
  for (const { draftId, contentHash } of input.drafts) {
    const draft = await lockOpenDraft(trx, draftId);
    if (draft.content_hash !== contentHash)
      throw new Refused('stale', `The draft for ${draft.surface} has changed since. Check it again.`, { draftId });
    if (draft.environment !== input.environment) throw new Refused('input', `The draft for ${draft.surface} is for ${draft.environment}.`);
    drafts.push(draft);
  }
  const keys = new Set(drafts.map((draft) => placeKey(placeOfDraft(draft))));
  if (keys.size < drafts.length) throw new Refused('input', 'Two of the drafts are for the same audience. Remove one.');
  for (const draft of drafts.toSorted((a, b) => (placeKey(placeOfDraft(a)) < placeKey(placeOfDraft(b)) ? -1 : 1)))
    await lockPlace(trx, placeOfDraft(draft));
  await assertFree(trx, { keys, starts, ends });
  for (const draft of drafts) await assertReady(work, draft, drafts);
  const releaseRow = {
    id: deps.ports.newId(),
    title: input.title,
    environment: input.environment,
    zone: input.zone,
    starts_local: input.starts.local,
    starts_at: starts,
    ends_local: input.ends?.local ?? null,
    ends_at: ends,
    state: 'scheduled' as const,
    owner_id: operator.id,
    created_at: now,
    changed_at: now,
  };
  await trx.insertInto('layout_releases').values(releaseRow).execute();
  await trx
    .insertInto('layout_release_items')
    .values(
      drafts.map((draft, ordinal) => ({
        release_id: releaseRow.id,
        ordinal,
        draft_id: draft.id,
        ...placeOfDraft(draft),
        content_hash: draft.content_hash,
        previous_hash: null,
      })),
    )
    .execute();
  return seen(work, releaseRow.id, {});
}
