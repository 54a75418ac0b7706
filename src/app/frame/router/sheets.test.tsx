import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSheetEntry } from '#src/render/links/sheet.ts';
import { Scheduler } from '../../startup/scheduler.ts';
import { SchedulerContext } from '../../startup/SchedulerContext.ts';
import { PlayersRouter } from './PlayersRouter.tsx';

function Sheet({ name }: { readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  useSheetEntry(name, isOpen, setOpen);
  return (
    <section aria-label={name}>
      <button type="button" onClick={() => setOpen(true)}>{`Open ${name}`}</button>
      {isOpen ? (
        <>
          <button type="button" onClick={() => setOpen(false)}>{`Close ${name}`}</button>
          <Link to="/casino">{`Casino from ${name}`}</Link>
        </>
      ) : null}
    </section>
  );
}

const drawn = vi.fn<() => void>();
function Page() {
  drawn();
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const show = () =>
  render(
    <SchedulerContext value={new Scheduler()}>
      <PlayersRouter>
        <Page />
        <Sheet name="slip" />
        <Link to="/live?day=2">Live</Link>
      </PlayersRouter>
    </SchedulerContext>,
  );

beforeEach(() => {
  history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const press = (name: string): void => act(() => screen.getByText(name).click());
const isOpen = (): boolean => screen.queryByText('Close slip') !== null;
const page = (): string | null => screen.getByRole('status').textContent;
async function step(move: () => void): Promise<void> {
  const stepped = new Promise((done) => addEventListener('popstate', done, { once: true }));
  await act(async () => {
    move();
    await stepped;
  });
}
const back = (): Promise<void> => step(() => history.back());
const forward = (): Promise<void> => step(() => history.forward());

test('Back closes an open sheet and stays on the page, Forward opens it again', async () => {
  show();
  press('Live');
  await waitFor(() => expect(page()).toBe('/live?day=2'));
  press('Open slip');
  expect([isOpen(), location.pathname + location.search]).toEqual([true, '/live?day=2']);
  await back();
  expect([isOpen(), page()]).toEqual([false, '/live?day=2']);
  await forward();
  expect([isOpen(), page()]).toEqual([true, '/live?day=2']);
  await back();
  await back();
  expect([isOpen(), page()]).toEqual([false, '/']);
});

test('closing a sheet by its own button leaves no entry behind', async () => {
  show();
  press('Live');
  await waitFor(() => expect(page()).toBe('/live?day=2'));
  press('Open slip');
  await step(() => screen.getByText('Close slip').click());
  expect([isOpen(), page()]).toEqual([false, '/live?day=2']);
  await back();
  expect(page()).toBe('/');
});

test('Back from a page that a link in the sheet has led to shows the page under the sheet', async () => {
  show();
  press('Open slip');
  press('Casino from slip');
  await waitFor(() => expect(page()).toBe('/casino'));
  expect(isOpen()).toBe(false);
  await back();
  expect([isOpen(), page()]).toEqual([false, '/']);
});

test('opening and closing a sheet does not draw the links of the page again', async () => {
  show();
  const before = drawn.mock.calls.length;
  press('Open slip');
  await back();
  expect(drawn.mock.calls.length).toBe(before);
});

test('a reload shows the sheet again, and Back still closes it', async () => {
  show();
  press('Open slip');
  cleanup();
  show();
  expect(isOpen()).toBe(true);
  await back();
  expect([isOpen(), page()]).toEqual([false, '/']);
});
