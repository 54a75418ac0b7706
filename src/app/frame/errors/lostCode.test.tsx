import { screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubScreen } from '#tests/support/screen.ts';
import { showShell, startup } from '#tests/support/shell.tsx';
import { layoutSaying, ShellServer } from '#tests/support/shellServer.ts';
import { LostPanel } from '../../features/account/LostPanel.tsx';
import { lazyWithRetry, lazyFrame } from '#src/render/lazyWithRetry.ts';
import { Page } from '../../page/Page.tsx';
import { PageBoundary } from '../../page/PageBoundary.tsx';
import { LostHelp } from '../shell/LostHelp.tsx';
import { Shell } from '../shell/Shell.tsx';

const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(path: string) {
  stubScreen({ width: 1_280 });
  // A module that failed to load keeps failing until a page reload, so each test uses its own.
  const Lost = lazyWithRetry(offline);
  const server = new ShellServer({ PageLayout: ({ canonicalUrl }) => ({ pageLayout: layoutSaying(`Page ${String(canonicalUrl)}`) }) });
  const pages = (
    <Routes>
      <Route element={<Shell />}>
        <Route path="/own" element={<Lost />} />
        <Route path="*" element={<Page />} />
      </Route>
      <Route
        path="/room"
        element={
          <PageBoundary frame={Shell}>
            <Suspense fallback={null}>
              <Lost />
            </Suspense>
          </PageBoundary>
        }
      />
    </Routes>
  );
  return showShell(pages, { path, server });
}
const failed = () => screen.findByRole('heading', { level: 1, name: 'Oops... Looks like something went wrong' });

describe('code that does not come', () => {
  test.each([
    ['a page', '/own'],
    ['a page with a frame of its own', '/room'],
  ])('a failed module of %s keeps the frame, and the next page is drawn', async (_, path) => {
    const { user } = show(path);
    await failed();
    expect(screen.getByRole('banner')).toBeDefined();
    expect(await screen.findByRole('contentinfo')).toBeDefined();
    await user.click(within(await screen.findByRole('navigation', { name: 'Main' })).getByRole('link', { name: /^Live/ }));
    expect(await screen.findByText('Page /live')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Oops... Looks like something went wrong' })).toBeNull();
  });

  test('Reload loads a failed module again with a new page', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const { user } = show('/own');
    await failed();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a failed module of the account panel is reported in its place', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const onClose = vi.fn<() => void>();
    const Panel = lazyFrame(offline, LostPanel);
    const { user } = showShell(
      <Suspense fallback={null}>
        <Link to="/live">The page</Link>
        <Panel onClose={onClose} />
      </Suspense>,
    );
    const panel = within(await screen.findByRole('dialog', { name: 'Your account' }));
    expect(panel.getByText('We could not load your account.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'The page', hidden: true })).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  test('a failed module of the help dialog is replaced by the helpline', async () => {
    const onClose = vi.fn<() => void>();
    const Help = lazyFrame(offline, LostHelp);
    const { user } = showShell(
      <Suspense fallback={null}>
        <Help onClose={onClose} />
      </Suspense>,
    );
    const told = within(await screen.findByRole('alert', { name: 'Responsible gaming' }));
    expect(told.getByText(startup.responsibleGaming.helplineText)).toBeDefined();
    expect(told.getByRole('link').getAttribute('href')).toMatch(/^tel:\d+$/);
    await user.click(told.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
