import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PriceButton, useBetslipContext } from '#src/core/betslip/index.ts';
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

/** The bar beside three prices, with a slip on the server. */
function show() {
  const slip = new TestServer();
  const shell = new ShellServer();
  // Operations of the slip go to its own server.
  const fetcher: typeof fetch = (input, init) =>
    bodyOf(init).includes('"SessionData"') ? shell.fetcher(input, init) : slip.fetcher(input, init);
  const server = Object.assign(new ShellServer(), { fetcher });
  const view = showShell(
    <>
      {[...slip.selections.values()].map(({ id, name, eventId }) => (
        <PriceButton key={id} selection={{ id, eventId, name }} market="money line" />
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
  test('is not there while the slip is empty', async () => {
    const { user } = show();
    expect(screen.queryByRole('button', { name: /^Betslip/ })).toBeNull();
    await user.click(price('Jets'));
    expect(await bar()).toBeDefined();
  });

  test('says that the slip is open, or about to be while its code is on its way: no other dialog opens by itself then', async () => {
    const { user, scheduler } = show();
    await user.click(price('Jets'));
    expect((await bar()).getAttribute('aria-expanded')).toBe('false');
    expect(isQuiet(scheduler)).toBe(true);
    const button = await bar();
    act(() => button.click());
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(isQuiet(scheduler)).toBe(false);
  });

  test('counts the selections, in words for who cannot see it', async () => {
    const { user } = show();
    await user.click(price('Jets'));
    expect(within(await bar()).getByLabelText('1 selection').textContent).toBe('1');
    await user.click(price('Bills'));
    expect((await screen.findByLabelText('2 selections')).textContent).toBe('2');
    await user.click(price('Jets'));
    expect((await screen.findByLabelText('1 selection')).textContent).toBe('1');
  });

  test('goes when the last selection is taken out', async () => {
    const { user } = show();
    await user.click(price('Jets'));
    await bar();
    await user.click(price('Jets'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Betslip/ })).toBeNull());
  });

  test('opens the whole slip, and gives the focus back when that closes', async () => {
    const { user } = show();
    await user.click(price('Jets'));
    await user.click(await bar());
    expect(await within(await sheet()).findByRole('listitem', { name: 'Jets, Money line' })).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(document.activeElement).toBe(await bar()));
  });

  test('says how much is to be bet once that is said in the slip', async () => {
    const { user } = show();
    await user.click(price('Jets'));
    await user.click(await bar());
    await user.type(await within(await sheet()).findByRole('textbox', { name: 'Bet' }), '12.50');
    await user.keyboard('{Escape}');
    await waitFor(async () => expect((await bar()).textContent).toContain('$12.50'));
  });
});

describe('the slip over the page', () => {
  test('can be opened from elsewhere, also when it is empty', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'A link opens the slip' }));
    expect(await sheet()).toBeDefined();
  });

  test('stays open where a link from elsewhere has opened it before the bar was there', async () => {
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

  test('does not follow to another page', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'A link opens the slip' }));
    await sheet();
    // Out of reach for the pointer under the sheet, not for the browser's own ways of going.
    act(() => screen.getByText('Live').click());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

// Found by their labels: on a screen as wide as this one the column is out of sight.
describe('the slip beside the page', () => {
  test('keeps its room until the page can be used', () => {
    showShell(<BetslipAside started={false} />);
    expect(within(screen.getByLabelText('Betslip')).getByLabelText('Loading betslip')).toBeDefined();
  });

  test('comes then', async () => {
    showShell(<BetslipAside started />);
    await waitFor(() => expect(screen.queryByLabelText('Loading betslip')).toBeNull());
    expect(document.querySelector('aside')?.textContent).toContain(brand.copy.emptyBetslipTitle);
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

  test("is the page's in the casino while nothing is picked", () => {
    show('/casino/category/slots');
    expect(screen.queryByText('Slip')).toBeNull();
  });

  test("is the slip's elsewhere", () => {
    show('/sport/football');
    expect(screen.getByText('Slip')).toBeDefined();
  });
});
