import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showShell } from '#tests/support/shell.tsx';
import { PageBoundary } from '../../page/PageBoundary.tsx';
import { FaultPage } from './FaultPage.tsx';
import { OuterBoundary } from './OuterBoundary.tsx';
import { useOnline } from '#src/platform/useOnline.ts';

let isBroken = true;
beforeEach(() => {
  localStorage.clear();
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

function Fragile() {
  if (isBroken) throw new RangeError('It broke');
  return <p>Whole again</p>;
}

describe('a page that throws', () => {
  const Bounded = () => (
    <PageBoundary key={useLocation().pathname}>
      <Routes>
        <Route path="/fragile" element={<Fragile />} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
    </PageBoundary>
  );
  const show = () =>
    showShell(
      <>
        <Link to="/other">Other</Link>
        <Link to="/fragile">Fragile</Link>
        <Bounded />
      </>,
      { path: '/fragile' },
    );

  test('a failed page keeps its frame and says what happened', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Oops... Looks like something went wrong' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Other' })).toBeDefined();
  });

  test('a failed page has its own title', async () => {
    show();
    await vi.waitFor(() => expect(document.title).toBe('Oops... Looks like something went wrong · TSB Sportsbook'));
  });

  test('a failed page hides the error’s message from players', () => {
    show();
    expect(screen.getByRole('alert').textContent).not.toContain('It broke');
    expect(screen.getByRole('alert').dataset['error']).toBe('RangeError');
  });

  test('Reload loads a failed page again at the first press (product §2)', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a failed page is drawn again when the browser is back online', () => {
    show();
    isBroken = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Whole again')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a failed page is cleared at the next address', async () => {
    const { user } = show();
    await user.click(screen.getByRole('link', { name: 'Other' }));
    expect(screen.getByText('Another page')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a page that could not be shown', () => {
  test('a failed page links to help before the start answer arrives', () => {
    showShell(<FaultPage error={new Error('lost')} onRetry={() => undefined} />, { startup: { stage: 'loading', startup: null } });
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/account/help');
  });
});

describe('a frame that throws', () => {
  test('a failed frame is caught by the outer boundary, which needs no providers', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    render(
      <OuterBoundary>
        <Fragile />
      </OuterBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Oops... Looks like something went wrong' })).toBeDefined();
    expect(screen.getByText("Let's try that again.")).toBeDefined();
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/account/help');
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('the outer boundary draws its children without an error', () => {
    isBroken = false;
    render(
      <OuterBoundary>
        <Fragile />
      </OuterBoundary>,
    );
    expect(screen.getByText('Whole again')).toBeDefined();
  });
});

describe('the connection', () => {
  test('the connection is followed, and listeners run when it returns until they unmount', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const onBack = vi.fn<() => void>();
    const Look = () => <output>{useOnline(onBack) ? 'online' : 'offline'}</output>;
    const { unmount } = render(<Look />);
    const turn = (isOn: boolean) => {
      onLine.mockReturnValue(isOn);
      act(() => void window.dispatchEvent(new Event(isOn ? 'online' : 'offline')));
    };
    expect(screen.getByRole('status').textContent).toBe('online');
    turn(false);
    expect(screen.getByRole('status').textContent).toBe('offline');
    expect(onBack).not.toHaveBeenCalled();
    turn(true);
    expect(screen.getByRole('status').textContent).toBe('online');
    expect(onBack).toHaveBeenCalledOnce();
    unmount();
    turn(true);
    expect(onBack).toHaveBeenCalledOnce();
  });
});
