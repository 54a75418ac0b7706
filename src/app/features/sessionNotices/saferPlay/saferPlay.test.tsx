import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardQuestions } from '#src/platform/guardQuestions.ts';
import { overPageStore } from '#src/platform/overPage.ts';
import { showShell, startup } from '#tests/support/shell.tsx';
import { account, ShellServer } from '#tests/support/shellServer.ts';
import { SessionGuards } from '../SessionGuards.tsx';

beforeEach(() => {
  localStorage.clear();
  overPageStore.setState({ hasDialog: false, hasNotice: false });
  guardQuestions.setState({ asked: 0, read: 0, putOff: 0, hasCheck: false, isPlaying: false });
});
afterEach(cleanup);

const SEEN = 'You started 3 breaks in 90 days.';
const noticeOf = (step: 'CONTACT' | 'GUIDE' | 'MESSAGE') => ({
  __typename: 'SaferPlayNotice',
  ...{ id: 'score-1', step, ackType: 'safer-play-score-1', seen: [SEEN] },
  contact:
    step === 'CONTACT'
      ? { __typename: 'SaferPlayContact', when: 'Monday, November 30, 9:00 AM – 9:00 PM EST', phone: '1-888-555-0142' }
      : null,
});

function show(step: 'CONTACT' | 'GUIDE' | 'MESSAGE', takes = true) {
  let notice: object | null = noticeOf(step);
  const confirmed: object[] = [];
  const check = { id: 's1', dueAt: new Date(Date.now() + 3_600_000).toISOString(), isDue: false, minutesActive: 0 };
  const server = new ShellServer({
    RealityCheck: () => ({
      realityCheck: { __typename: 'RealityCheck', ...check, amountWagered: { __typename: 'Money', formattedAmount: '$0.00' } },
    }),
    PlayerNotices: () => ({
      account: {
        ...{ __typename: 'Account', id: account.id, requiresResponsibleGamingAcknowledgement: false, showLimitsModal: false },
        saferPlayNotice: notice,
      },
    }),
    ConfirmSaferPlay: (variables) => {
      confirmed.push(variables);
      if (takes) notice = null;
      return { userAck: { __typename: 'ActionResult', succeeded: takes } };
    },
  });
  return { ...showShell(<SessionGuards />, { server, who: 'player' }), confirmed };
}
const hrefs = (): readonly (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const CARE = '/account/responsible-gaming';

test('a safer-play message says what was seen, links to tools, and closes once acknowledged', async () => {
  const { user, confirmed } = show('MESSAGE');
  expect(await screen.findByRole('dialog', { name: 'About your play' })).toBeDefined();
  expect(screen.getByText(SEEN)).toBeDefined();
  expect(hrefs()).toEqual([CARE, `${CARE}/cool-off`, `${CARE}/self-exclusion`, `tel:${startup.responsibleGaming.helplinePhone}`]);
  await user.click(screen.getByRole('button', { name: 'I Understand' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(confirmed).toEqual([expect.objectContaining({ ackType: 'safer-play-score-1' })]);
});

test('a safer-play guide is confirmed on its last step, and a refused game then goes on', async () => {
  const { user, confirmed } = show('GUIDE');
  await screen.findByRole('dialog', { name: 'What we have noticed' });
  expect(screen.getByText('Step 1 of 4')).toBeDefined();
  for (let step = 2; step <= 4; step += 1) {
    expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText(`Step ${step} of 4`)).toBeDefined();
  }
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(hrefs()).toEqual([CARE, `${CARE}/cool-off`, `${CARE}/self-exclusion`]);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(confirmed).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'I have read this' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([confirmed.length, guardQuestions.getState().read]).toEqual([1, 1]);
});

test('a postponed guide opens again with the next refused wager', async () => {
  const { user } = show('GUIDE');
  await user.click(await screen.findByRole('button', { name: 'Later' }));
  expect([screen.queryByRole('dialog'), guardQuestions.getState().putOff]).toEqual([null, 1]);
  act(() => guardQuestions.setState({ asked: 1 }));
  expect(await screen.findByRole('dialog', { name: 'What we have noticed' })).toBeDefined();
});

test('a guide stays open with an error when the server did not accept its confirmation', async () => {
  const { user } = show('GUIDE', false);
  await screen.findByRole('dialog');
  for (let step = 2; step <= 4; step += 1) await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'I have read this' }));
  expect(await screen.findByText('An error has occurred. Please try again later.')).toBeDefined();
});

test('a contact step says when the player is called and where to call', async () => {
  const { user, confirmed } = show('CONTACT');
  expect(await screen.findByRole('dialog', { name: 'We would like to talk with you' })).toBeDefined();
  expect(screen.getByText('Monday, November 30, 9:00 AM – 9:00 PM EST')).toBeDefined();
  expect(hrefs()).toContain('tel:1-888-555-0142');
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect([screen.queryByRole('dialog'), confirmed]).toEqual([null, []]);
});
