import { act, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { vi } from 'vitest';
// Loaded here, because tests would otherwise wait until this lazy module is compiled.
import '#src/app/page/live/index.ts';
import { vocabulary } from '#src/app/startup/boot/registries.ts';
import { Page } from '#src/app/page/Page.tsx';
import '#src/app/page/long/LongSlots.tsx';
import { FIRST } from '#src/app/page/long/shelves.ts';
import { RecentGamesFragmentDoc, type RecentGamesFragment } from '#src/gql/graphql.ts';
import { diff, type Outline } from '#src/shared/layouts/layoutPatch/index.ts';
import { LONG } from '#src/shared/layouts/layoutPatch/longPage.ts';
import { kind, useNode } from '#src/render/index.ts';
import type { FragmentType } from '@apollo/client';
import { showShell, type ShellOptions } from './shell.tsx';
import { ShellServer } from './shellServer.ts';

export type Shelf = { readonly id: string; readonly title: string; readonly parent?: string; readonly criticality?: string };

/** Shelves in rendering order. */
export const drawn: string[] = [];

function ShelfView({ node }: { readonly node: FragmentType<RecentGamesFragment> & object }) {
  const { title } = useNode(RecentGamesFragmentDoc, node);
  const mounted = useRef(drawn.length);
  drawn.push(title);
  return (
    <section aria-label={title} data-mounted={mounted.current}>
      <input aria-label={`Note on ${title}`} />
    </section>
  );
}

const PLACE = '_x';
/** Variables of a query for parts of an open layout. */
type Asked = { readonly revision?: string; readonly ids?: readonly string[]; readonly withFrames?: boolean };
const slotOf = ({ id, title, parent, criticality = 'OPTIONAL' }: Shelf, isLater = false) => ({
  __typename: 'Slot',
  id: id + PLACE,
  parent: parent === undefined ? null : parent + PLACE,
  region: 'main',
  kind: 'RecentGamesShelf',
  criticality,
  label: null,
  trackingId: null,
  absence: isLater ? 'LATER' : null,
  fallback: null,
  node: isLater ? null : { __typename: 'RecentGamesShelf', id: id + PLACE, title },
});
const outlineOf = (shelves: readonly Shelf[]): Outline => shelves.map(({ id, parent }) => ({ id, parent: parent ?? null, region: 'main' }));
const revisionOf = (shelves: readonly Shelf[]): string => JSON.stringify(shelves);

/** Renders a page of shelves, each with a text field. Returns functions that publish changes. */
export async function openLivePage(first: readonly Shelf[], options: ShellOptions = {}) {
  let published = first;
  let isGone = false;
  let sequence = 1;
  let changesAt: string | null = null;
  const questions: Asked[] = [];
  let isLost = false;
  let isBehind = false;
  const part = (asked: Asked) => {
    if (isLost) throw new TypeError('Failed to fetch');
    questions.push(asked);
    const { revision, ids, withFrames = false } = asked;
    if (isBehind || isGone || (revision !== undefined && revision !== revisionOf(published))) return { layoutPart: null };
    const isWanted = ({ id }: Shelf): boolean => ids?.includes(id) ?? true;
    const slots = published.filter((shelf) => withFrames || isWanted(shelf)).map((shelf) => slotOf(shelf, !isWanted(shelf)));
    return { layoutPart: { __typename: 'LayoutPart', revision: revisionOf(published), title: 'Live page', changesAt, slots } };
  };
  const isLater = (shelf: Shelf, at: number): boolean => published.length > LONG && at >= FIRST && shelf.criticality !== 'MANDATORY';
  const page = () => ({
    pageLayout: isGone
      ? null
      : {
          __typename: 'Layout',
          id: `home${PLACE}`,
          surface: 'home',
          revision: revisionOf(published),
          title: null,
          changesAt,
          common: null,
          slots: published.map((shelf, at) => slotOf(shelf, isLater(shelf, at))),
        },
  });
  const server = new ShellServer({ PageLayout: page, PageLayoutPlayer: page, LayoutPart: part });
  // Removes the random delay before a page's query.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const view = showShell(
    <>
      <button type="button">Elsewhere</button>
      <main tabIndex={-1}>
        <Page />
      </main>
    </>,
    {
      ...options,
      server,
      vocabulary: {
        ...vocabulary,
        layoutNodes: { ...vocabulary.layoutNodes, RecentGamesShelf: kind({ view: ShelfView, skeleton: () => null, height: 10 }) },
      },
    },
  );
  await screen.findByRole('region', { name: first[0]?.title ?? '' });
  await waitFor(() => {
    if (!server.isHeardBy('LayoutChanged', 'home')) throw new Error('The page does not listen yet');
  });
  const send = (change: object) =>
    act(() =>
      server.send('LayoutChanged', {
        layoutChanged: {
          __typename: 'LayoutChange',
          surface: 'home',
          stream: 's',
          sequence: (sequence += 1),
          urgency: 'ORDINARY',
          spreadMs: 1,
          ...change,
        },
      }),
    );
  drawn.length = 0;
  return {
    ...view,
    /** Publishes a changed page and announces it to the open page. */
    publish: (next: readonly Shelf[], change: object = {}) => {
      const before = published;
      published = next;
      const titleIn = (shelves: readonly Shelf[]) => (id: string) => shelves.find((shelf) => shelf.id === id)?.title ?? '';
      const steps = diff(outlineOf(before), outlineOf(next), titleIn(before), titleIn(next));
      const spelled = steps.map(({ id, ...step }) => ({
        __typename: 'LayoutStep',
        nodeId: id,
        parent: null,
        region: null,
        after: null,
        ...step,
      }));
      send({ from: revisionOf(before), revision: revisionOf(next), steps: spelled, ...change });
    },
    /** Unpublishes the page and announces it. `change` can set the announcement's `steps` to null, as for a client that missed changes. */
    empty: (change: object = {}) => {
      isGone = true;
      const steps = published.map(({ id }) => ({
        ...{ __typename: 'LayoutStep', op: 'REMOVE', nodeId: id },
        ...{ parent: null, region: null, after: null },
      }));
      send({ from: revisionOf(published), revision: 'none', steps, urgency: 'IMMEDIATE', ...change });
    },
    /** Publishes a changed page without an announcement, like a scheduled change. */
    publishSilently: (next: readonly Shelf[]) => {
      published = next;
    },
    /** Makes every later answer give this time for the layout's next change. */
    announceChangeAt: (instant: string | null) => {
      changesAt = instant;
    },
    /** Sets whether queries for parts of the layout fail. */
    lose: (lost: boolean) => {
      isLost = lost;
    },
    /** Sets whether queries for parts of the layout get answers from before the last publication. */
    lagBehind: (behind: boolean) => {
      isBehind = behind;
    },
    questions: () => questions,
    /** Returns the names of layout operations sent since the page opened. */
    asked: () => server.asked.filter((operation) => operation.startsWith('Layout')),
    shelves: () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label')),
  };
}
