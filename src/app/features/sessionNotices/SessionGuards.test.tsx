import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useBetslipContext } from '#src/core/betslip/index.ts';
import { brand, showShell, startup } from '#tests/support/shell.tsx';
import { account, session, ShellServer } from '#tests/support/shellServer.ts';
import { overPageStore } from '#src/platform/overPage.ts';
import { guardQuestions } from '#src/platform/guardQuestions.ts';
import { SessionGuards } from './SessionGuards.tsx';
import { REPEAT_MS } from './useRealityCheck.ts';

beforeEach(() => {
  localStorage.clear();
  overPageStore.setState({ hasDialog: false, hasNotice: false });
  guardQuestions.setState({ asked: 0, read: 0, putOff: 0, hasCheck: false, isPlaying: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const check = (more: object = {}) => ({
  realityCheck: {
    __typename: 'RealityCheck',
    id: 's1',
    dueAt: '2026-11-21T13:00:00.000Z',
    isDue: false,
    minutesActive: 60,
    amountWagered: { __typename: 'Money', formattedAmount: '$45.00' },
    ...more,
  },
});
const notices = (more: object = {}) => ({
  account: {
    __typename: 'Account',
    id: account.id,
    requiresResponsibleGamingAcknowledgement: false,
    showLimitsModal: false,
    saferPlayNotice: null as object | null,
    ...more,
  },
});
const understood = { userAck: { __typename: 'ActionResult', succeeded: true } };

function show(answers: Readonly<Record<string, (variables: never) => unknown>>) {
  const server = new ShellServer({ RealityCheck: () => check(), PlayerNotices: () => notices(), ...answers });
  return showShell(<SessionGuards />, { server, who: 'player' });
}

describe('the reality check', () => {
  test('a reality check shows time, minutes and amount wagered, and closes once acknowledged', async () => {
    let isDue = true;
    const view = show({
      RealityCheck: () => check({ isDue }),
      AcknowledgeRealityCheck: () => {
        isDue = false;
        return understood;
      },
    });
    const notice = await screen.findByRole('region', { name: 'Reality check' });
    expect(notice.textContent).toMatch(/\d{1,2}:\d\d [AP]M ET/);
    expect(notice.textContent).toContain('Minutes active60');
    expect(notice.textContent).toContain('Amount wagered$45.00');
    expect(screen.queryByRole('button', { name: /dismiss|close/i })).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'I Understand' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Reality check' })).toBeNull());
    expect(view.server.asked).toContain('AcknowledgeRealityCheck');
  });

  test('a reality check during a game mentions play and closes once acknowledged', async () => {
    guardQuestions.setState({ isPlaying: true });
    let isDue = true;
    const view = show({
      RealityCheck: () => check({ isDue }),
      AcknowledgeRealityCheck: () => {
        isDue = false;
        return understood;
      },
    });
    expect(await screen.findByText('Confirm that you have read this to keep playing.')).toBeDefined();
    expect(guardQuestions.getState().hasCheck).toBe(true);
    await view.user.click(screen.getByRole('button', { name: 'I Understand' }));
    await waitFor(() => expect(guardQuestions.getState()).toMatchObject({ hasCheck: false, read: 1 }));
  });

  test('a reality check stays open with an error when the server did not accept it', async () => {
    const view = show({
      RealityCheck: () => check({ isDue: true }),
      AcknowledgeRealityCheck: () => {
        throw new Error('away');
      },
    });
    await screen.findByRole('region', { name: 'Reality check' });
    await view.user.click(screen.getByRole('button', { name: 'I Understand' }));
    expect(await screen.findByText('An error has occurred. Please try again later.')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Reality check' })).toBeDefined();
  });

  test('an open reality check is loaded again every ten seconds, and closes if read in another tab', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    let isDue = true;
    show({ RealityCheck: () => check({ isDue }) });
    await screen.findByRole('region', { name: 'Reality check' });
    isDue = false;
    await act(() => vi.advanceTimersByTimeAsync(REPEAT_MS));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Reality check' })).toBeNull());
  });
});

test('a tab that is seen again asks anew for a reality check, also while an older question is open', async () => {
  const answers: ((answer: object) => void)[] = [];
  show({ RealityCheck: () => new Promise<object>((resolve) => answers.push(resolve)) });
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(answers).toHaveLength(2));
  answers.forEach((answer, at) => answer(check({ isDue: at === 1 })));
  expect(await screen.findByRole('region', { name: 'Reality check' })).toBeDefined();
});

test('a reality check acknowledged while its player logs out is not loaded again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  let take: (answer: object) => void = () => undefined;
  const view = show({
    RealityCheck: () => check({ isDue: true }),
    AcknowledgeRealityCheck: () => new Promise<object>((resolve) => (take = resolve)),
  });
  await view.user.click(await screen.findByRole('button', { name: 'I Understand' }));
  await waitFor(() => expect(view.server.asked).toContain('AcknowledgeRealityCheck'));
  view.unmount();
  take(understood);
  await act(() => vi.advanceTimersByTimeAsync(3 * REPEAT_MS));
  expect(view.server.asked.slice(view.server.asked.indexOf('AcknowledgeRealityCheck'))).not.toContain('RealityCheck');
});

describe('the responsible-gaming notice', () => {
  test('a notice whose request failed is asked for again ten seconds later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    let isAway = true;
    const view = show({
      PlayerNotices: () => {
        if (isAway) throw new Error('away');
        return notices({ requiresResponsibleGamingAcknowledgement: true });
      },
    });
    await waitFor(() => expect(view.server.asked).toContain('PlayerNotices'));
    isAway = false;
    await act(() => vi.advanceTimersByTimeAsync(REPEAT_MS));
    expect(await screen.findByRole('alertdialog', { name: brand.copy.playNoticeTitle })).toBeDefined();
  });

  test('the responsible-gaming notice closes only once the server accepts its confirmation', async () => {
    let requires = true;
    const view = show({ PlayerNotices: () => notices({ requiresResponsibleGamingAcknowledgement: requires }) });
    const taken: unknown[] = [];
    view.server.rest.set('POST /i/acks', (body) => {
      taken.push(body);
      requires = false;
      return { status: 202, body: {} };
    });
    await screen.findByRole('alertdialog', { name: brand.copy.playNoticeTitle });
    expect(screen.getByText(startup.responsibleGaming.helplineText ?? '')).toBeDefined();
    await view.user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.getByRole('alertdialog')).toBeDefined();
    await view.user.click(screen.getByRole('button', { name: 'I Understand' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(taken).toEqual(['{"acknowledged":true}']);
  });

  test('the responsible-gaming notice stays open when the server did not accept its confirmation', async () => {
    const view = show({ PlayerNotices: () => notices({ requiresResponsibleGamingAcknowledgement: true }) });
    view.server.rest.set('POST /i/acks', () => ({ status: 500, body: {} }));
    await screen.findByRole('alertdialog');
    await view.user.click(screen.getByRole('button', { name: 'I Understand' }));
    expect(await screen.findByText('An error has occurred. Please try again later.')).toBeDefined();
    expect(screen.getByRole('alertdialog')).toBeDefined();
  });
});

describe('the notice of a first wager', () => {
  type Slip = ReturnType<typeof useBetslipContext>;
  const accepted = (isRested: boolean) => ({ placement: { at: 'accepted', placementId: 'x', receipt: null, isRested } }) as const;
  const bet = async (isFirstWager: boolean) => {
    const slip: { current: Slip | null } = { current: null };
    const keep = (held: Slip): void => {
      slip.current = held;
    };
    const Keep = () => {
      const held = useBetslipContext();
      useEffect(() => keep(held), [held]);
      return <SessionGuards />;
    };
    const server = new ShellServer({
      RealityCheck: () => check(),
      PlayerNotices: () => notices(),
      SessionData: () => ({ sessionData: { ...session, isFirstWager } }),
    });
    const view = showShell(<Keep />, { server, who: 'player' });
    await waitFor(() => expect(server.asked).toContain('PlayerNotices'));
    const place = (isRested: boolean): void => act(() => slip.current?.store.setState(accepted(isRested)));
    return { ...view, place };
  };
  const notice = () => screen.queryByRole('dialog', { name: brand.copy.firstWagerTitle });

  test('the first-wager notice opens after the bet was placed, and only once', async () => {
    const { place, user } = await bet(true);
    place(false);
    expect(notice()).toBeNull();
    place(true);
    expect(await screen.findByText(brand.copy.firstWagerBody)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See limits' }).getAttribute('href')).toBe('/account/responsible-gaming');
    await user.click(screen.getByRole('button', { name: 'I Understand' }));
    await waitFor(() => expect(notice()).toBeNull());
    place(false);
    place(true);
    expect(notice()).toBeNull();
  });

  test('the first-wager notice is not shown to a player who has wagered before', async () => {
    const { place } = await bet(false);
    place(true);
    expect(notice()).toBeNull();
  });
});

test('a declined offer of limits is stored on the server', async () => {
  let isOffered = true;
  const view = show({ PlayerNotices: () => notices({ showLimitsModal: isOffered }) });
  view.server.rest.set('PATCH /i/acks/limits_modal_dismissed_at', () => {
    isOffered = false;
    return { status: 201, body: {} };
  });
  await screen.findByRole('dialog', { name: brand.copy.limitsOfferTitle });
  await view.user.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(isOffered).toBe(false));
});

test('the offer of limits waits for an open dialog and keeps other dialogs from opening', async () => {
  overPageStore.setState({ hasDialog: true });
  const { server, unmount } = show({ PlayerNotices: () => notices({ showLimitsModal: true }) });
  await waitFor(() => expect(server.asked).toContain('PlayerNotices'));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => overPageStore.setState({ hasDialog: false }));
  await screen.findByRole('dialog', { name: brand.copy.limitsOfferTitle });
  expect(overPageStore.getState().hasNotice).toBe(true);
  unmount();
  expect(overPageStore.getState().hasNotice).toBe(false);
});

test('the offer of limits waits until the player closes an open panel', async () => {
  const Panel = () => {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? (
      <section role="dialog" aria-label="Your account">
        <button type="button" onClick={() => setOpen(false)}>
          Close
        </button>
      </section>
    ) : null;
  };
  const server = new ShellServer({ RealityCheck: () => check(), PlayerNotices: () => notices({ showLimitsModal: true }) });
  const { user } = showShell([<SessionGuards key="guards" />, <Panel key="panel" />], { server, who: 'player' });
  const offer = () => screen.queryByRole('dialog', { name: brand.copy.limitsOfferTitle });
  await waitFor(() => expect(server.asked).toContain('PlayerNotices'));
  await waitFor(() => expect(server.asked).toContain('RealityCheck'));
  await act(async () => undefined);
  expect(offer()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(offer()).not.toBeNull());
  expect(overPageStore.getState().hasNotice).toBe(true);
});

test('visitors get no session notices', async () => {
  const server = new ShellServer();
  showShell(<SessionGuards />, { server });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.asked).not.toContain('RealityCheck');
});
