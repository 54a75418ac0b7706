import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PromotionDetails } from '#fixtures/pageShelves/PromotionDetails.ts';
import { Page } from '#src/app/page/Page.tsx';
import { showShell } from '#tests/support/shell.tsx';
import { layoutShowing, ShellServer } from '#tests/support/shellServer.ts';

beforeEach(() => localStorage.clear());

const { promotion } = PromotionDetails.offer.node;
const refusal = 'The terms of this offer have changed. Reload the page, read them and opt in again.';
const DEAD = { error: 'invalid_grant', error_reason: 'deadToken' };
const forOthers = 'You can’t opt in to this offer. For new players. You are a new player if no bet of yours has settled before you opt in.';
const entry = (id: string, state: string, text: string) => ({
  ...{ __typename: 'OfferProgressEntry', id, state, text, placedAt: '2026-11-21T17:00:00.000Z' },
  expiresAt: state === 'AWARDED' ? '2026-11-28T17:00:00.000Z' : null,
});

function open(isRefused: boolean, who: 'player' | 'unknown' | 'visitor' = 'player', isForOthers = false) {
  const asked: Record<string, unknown>[] = [];
  let isEnrolled = false;
  const server = new ShellServer({
    PageLayout: () => ({ pageLayout: layoutShowing([PromotionDetails.offer.node]) }),
    EnrolledPromotions: () => ({ enrolledPromotions: [] }),
    JoinOffer: (variables) => {
      asked.push(variables);
      isEnrolled = !isRefused;
      const errors = isRefused ? [{ __typename: 'UserError', message: refusal }] : [];
      return { promotionEnrollment: { __typename: 'PromotionEnrollmentResult', success: !isRefused, errors } };
    },
    OfferRefusal: () => ({ offerRefusal: isForOthers ? forOthers : null }),
    OfferProgress: () => ({
      offerProgress: isEnrolled
        ? {
            ...{ __typename: 'OfferProgress', id: promotion?.id, enrolledAt: '2026-11-21T17:00:00.000Z' },
            ...{ termsOfUse: 'The terms you saw.', awardCount: 1, maxAwards: 2 },
            entries: [
              entry('b2', 'AWARDED', 'Your bet of $10.00 earned a bonus bet of $5.00.'),
              entry('b1', 'NOT_COUNTED', 'Your bet of $12.00 does not count.'),
            ],
          }
        : null,
    }),
  });
  let answerToken = (_: boolean): void => undefined;
  const token = new Promise<Response>((answer) => {
    answerToken = (isPlayer) =>
      answer(isPlayer ? Response.json({ access_token: 't1', user_id: 'p1', expires_in: 900 }) : Response.json(DEAD, { status: 400 }));
  });
  if (who === 'unknown') server.onToken = () => token;
  return { ...showShell(<Page />, { server, who }), asked, answerToken };
}

test('a player opts in to the terms that the page shows, and reads their own progress and terms', async () => {
  const { user, asked } = open(false);
  await user.click(await screen.findByRole('button', { name: 'Opt in' }));
  const steps = within(await screen.findByRole('region', { name: 'Your progress' }));
  expect(steps.getByText('1 of 2 awards')).toBeDefined();
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Your bet of $10.00 earned a bonus bet of $5.00.'),
    expect.stringContaining('does not count'),
  ]);
  expect(screen.queryByRole('button', { name: 'Opt in' })).toBeNull();
  expect(screen.getByText('The terms you saw.')).toBeDefined();
  expect(asked).toEqual([expect.objectContaining({ promotionId: promotion?.id, termsId: promotion?.termsId })]);
});

test('a refusal is read out, and the next press is another act', async () => {
  const { user, asked } = open(true);
  const button = await screen.findByRole('button', { name: 'Opt in' });
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe(refusal);
  await user.click(button);
  expect(new Set(asked.map(({ actionId }) => actionId)).size).toBe(2);
});

test('a visitor is asked to log in and comes back', async () => {
  const { user, address } = open(false, 'visitor');
  await user.click(await screen.findByRole('button', { name: 'Log in to opt in' }));
  await waitFor(() => expect(address()).toContain('/login'));
});

test.each([
  ['opts in', true],
  ['leads to the login', false],
])('a press before the session is known %s once it is', async (_, isPlayer) => {
  const { user, asked, address, answerToken } = open(false, 'unknown');
  await user.click(await screen.findByRole('button', { name: 'Log in to opt in' }));
  expect([asked.length, address()]).toEqual([0, expect.not.stringContaining('/login')]);
  answerToken(isPlayer);
  if (isPlayer) await screen.findByRole('region', { name: 'Your progress' });
  else await waitFor(() => expect(address()).toContain('/login'));
  expect(asked).toHaveLength(isPlayer ? 1 : 0);
});

test('a player whom the offer is not for reads for whom it is, and finds no button', async () => {
  open(false, 'player', true);
  expect(await screen.findByText(forOthers)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Opt in' })).toBeNull();
});
