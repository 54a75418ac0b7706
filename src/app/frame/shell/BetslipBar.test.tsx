import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PriceButton, useBetslipContext } from '#src/core/betslip/index.ts';
import { overPageStore } from '#src/platform/overPage.ts';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { TestServer } from '#tests/support/betslipServer.ts';
import { stubScreen } from '#tests/support/screen.ts';
import { brand, showShell } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';
import { isQuiet } from '../dialogs/quietMoment.ts';
import { BetslipAside } from './BetslipAside.tsx';
import { FrameColumns } from './FrameColumns.tsx';
import { BetslipBar } from './BetslipBar.tsx';

beforeEach(() => {
  localStorage.clear();
  stubScreen({ width: 390 });
});
afterEach(() => void vi.unstubAllGlobals());

const Opener = () => {
  const { open } = useBetslipContext();
  return (
    <button type="button" onClick={open}>
      A link opens the slip
    </button>
  );
};

function show() {
  const slip = new TestServer();
  const shell = new ShellServer();
  // Routes the betslip's operations to a separate test server.
  const fetcher: typeof fetch = (input, init) =>
    bodyOf(init).includes('"SessionData"') ? shell.fetcher(input, init) : slip.fetcher(input, init);
  const server = Object.assign(new ShellServer(), { fetcher });
  const view = showShell(
    <>
      {[...slip.selections.values()].map(({ id, name, eventId }) => (
        <PriceButton key={id} selection={{ id, eventId, name }} market="moneyline" />
      ))}
      <Link to="/live">Live</Link>
      <Opener />
      <BetslipBar />
    </>,
    { server },
  );
  act(() => quote(view.platform, slip));
  return { ...view, slip };
}

const bodyOf = (init?: RequestInit): string => (typeof init?.body === 'string' ? init.body : '');

function quote({ prices }: ReturnType<typeof showShell>['platform'], slip: TestServer): void {
  for (const { id, eventId, american } of slip.selections.values()) {
    const { num, den } = priceFromAmerican(american);
    const selections = [{ id, num: String(num), den: String(den), status: 'OPEN' as const, points: null }];
    prices.receive({ eventId, version: '1', status: 'PRE_GAME', matchProgress: 'SCHEDULED', scoreboard: null, selections });
  }
  prices.flush();
}

const price = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const bar = () => screen.findByRole('button', { name: /^Betslip/ });
const sheet = () => screen.findByRole('dialog', { name: 'Betslip' });

describe('the bar of a narrow screen', () => {
  test('the slip’s bar is hidden while the slip is empty', async () => {
    const { user } = show();
    expect(screen.queryByRole('button', { name: /^Betslip/ })).toBeNull();
    await user.click(price('Jets'));
    expect(await bar()).toBeDefined();
  });

  test('an open slip, or one that is loading, keeps other dialogs from opening', async () => {
    const { user, scheduler } = show();
    await user.click(price('Jets'));
    expect((await bar()).getAttribute('aria-expanded')).toBe('false');
    expect(isQuiet(scheduler)).toBe(true);
    const button = await bar();
    act(() => button.click());
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(isQuiet(scheduler)).toBe(false);
  });

  test('the slip’s bar counts the selections and has a label', async () => {
    const { user } = show();
    await user.click(price('Jets'));
    expect(within(await bar()).getByLabelText('1 selection').textContent).toBe('1');
    await user.click(price('Bills'));
    expect((await screen.findByLabelText('2 selections')).textContent).toBe('2');
    await user.click(price('Jets'));
    expect((await screen.findByLabelText('1 selection')).textContent).toBe('1');
  });

  test('the slip’s bar disappears with the last selection', async () => {
    const { user } = show();
    await user.click(price('Jets'));
    await bar();
    await user.click(price('Jets'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Betslip/ })).toBeNull());
  });

  test('the slip’s bar opens the slip and has the focus when it closes', async () => {
    const { user } = show();
    await user.click(price('Jets'));
    await user.click(await bar());
    expect(await within(await sheet()).findByRole('listitem', { name: 'Jets, Moneyline' })).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(document.activeElement).toBe(await bar()));
  });

  test('the slip’s bar shows the stake entered in the slip', async () => {
    const { user } = show();
    await user.click(price('Jets'));
    await user.click(await bar());
    await user.type(await within(await sheet()).findByRole('textbox', { name: 'Bet' }), '12.50');
    await user.keyboard('{Escape}');
    await waitFor(async () => expect((await bar()).textContent).toContain('$12.50 →'));
    expect((await bar()).getAttribute('aria-label')).toMatch(/^Betslip, Jets, minus 110, bet \$12\.50, potential return \$23\.86$/);
  });
});

describe('the slip over the page', () => {
  test('the slip can be opened by a link while empty', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'A link opens the slip' }));
    expect(await sheet()).toBeDefined();
  });

  test('a slip that opens under a notice appears once it is closed, and stays under one that opens later', async () => {
    const { user } = show();
    act(() => overPageStore.setState({ hasNotice: true }));
    await user.click(screen.getByRole('button', { name: 'A link opens the slip' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => overPageStore.setState({ hasNotice: false }));
    expect(await sheet()).toBeDefined();
    act(() => overPageStore.setState({ hasNotice: true }));
    expect(await sheet()).toBeDefined();
    act(() => overPageStore.setState({ hasNotice: false }));
  });

  test('the slip opened by a link stays open when its bar appears', async () => {
    const Late = () => {
      const { open } = useBetslipContext();
      const [isThere, setThere] = useState(false);
      useEffect(() => {
        open();
        setThere(true);
      }, [open]);
      return isThere ? <BetslipBar /> : null;
    };
    showShell(<Late />);
    expect(await sheet()).toBeDefined();
  });

  test('the slip over the page closes when the page changes', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'A link opens the slip' }));
    await sheet();
    // The sheet covers the link, but the browser can still navigate.
    act(() => screen.getByText('Live').click());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

// Queries by label, because the column is hidden at the test's screen width.
describe('the slip beside the page', () => {
  test('the slip beside the page keeps its space until the page is usable', async () => {
    localStorage.setItem('returning.anonymousToken', JSON.stringify({ v: 1, value: 'a1' }));
    showShell(<BetslipAside started={false} />, { brandId: 'returning' });
    expect(await within(screen.getByLabelText('Betslip')).findByLabelText('Loading betslip')).toBeDefined();
    expect(document.querySelector('aside')?.textContent).toBe('Betslip');
  });

  test('the slip of a new visitor says before its code has come that it is empty', async () => {
    showShell(<BetslipAside started={false} />);
    await waitFor(() => expect(document.querySelector('aside')?.textContent).toContain(brand.copy.emptyBetslipTitle));
    expect(screen.queryByLabelText('Loading betslip')).toBeNull();
  });

  test('the slip beside the page is drawn once the page is usable', async () => {
    showShell(<BetslipAside started />);
    await waitFor(() => expect(document.querySelector('aside')?.textContent).toContain(brand.copy.emptyBetslipTitle));
  });
});

describe('the room of the slip', () => {
  const show = (path: string) =>
    showShell(
      <FrameColumns menu="rail" aside={<aside>Slip</aside>}>
        <main>Page</main>
      </FrameColumns>,
      { path },
    );

  test('an empty betslip takes no space beside a casino page', () => {
    show('/casino/category/slots');
    expect(screen.queryByText('Slip')).toBeNull();
  });

  test('an empty betslip keeps its space beside other pages', () => {
    show('/sport/football');
    expect(screen.getByText('Slip')).toBeDefined();
  });
});
