import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ActionAnswer } from '#src/render/actions/types.ts';
import { formOf, formPorts, press, stageForm, wasDone } from '#tests/support/formStage.tsx';
import { stageCase } from '#tests/support/stageCase.tsx';

const fields = { message: { type: 'string', title: 'Message' } };
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' });
const type = (value: string): void => void fireEvent.change(box(), { target: { value } });
const bearer = { token: 't', expiresAt: Number.POSITIVE_INFINITY };

/** Returns the text in the form's field for the given player, or for a visitor if `playerId` is null. */
async function foundBy(playerId: string | null, id: string): Promise<string> {
  const { unmount } = await stageForm(formOf(id, fields), { playerId: () => playerId });
  const { value } = box();
  unmount();
  return value;
}

/** Submits a form and closes it before the response arrives. The returned function sends the response. */
async function closedTooSoon(id: string) {
  let answer: (outcome: ActionAnswer) => void = () => expect.fail('nothing was sent');
  const run = () => new Promise<ActionAnswer>((resolve) => (answer = resolve));
  const { ports } = formPorts();
  const { unmount } = await stageCase(formOf(id, fields), { ports: { ...ports, actions: { SubmitFormAction: { run } } } });
  type('It happened.');
  await press('Send');
  unmount();
  return (outcome: ActionAnswer) => act(async () => answer(outcome));
}

describe('the draft of a form', () => {
  it('a draft is deleted once the form is sent: the next form is empty', async () => {
    const { unmount, inputs } = await stageForm(formOf('drafts-sent', fields));
    type('It happened.');
    await press('Send');
    expect(inputs()).toEqual([{ message: 'It happened.' }]);
    unmount();
    expect(await foundBy('p1', 'drafts-sent')).toBe('');
  });

  it('a draft is deleted when the success arrives after the form was closed', async () => {
    const answer = await closedTooSoon('drafts-closed');
    expect(await foundBy('p1', 'drafts-closed')).toBe('It happened.');
    await answer(wasDone);
    expect(await foundBy('p1', 'drafts-closed')).toBe('');
  });

  it('a draft is kept when the form is refused after it was closed', async () => {
    const answer = await closedTooSoon('drafts-refused');
    await answer({ succeeded: false, userErrors: [] });
    expect(await foundBy('p1', 'drafts-refused')).toBe('It happened.');
  });

  it('a draft with text typed after sending is kept', async () => {
    const answer = await closedTooSoon('drafts-more');
    const { unmount } = await stageForm(formOf('drafts-more', fields));
    type('It happened twice.');
    await answer(wasDone);
    unmount();
    expect(await foundBy('p1', 'drafts-more')).toBe('It happened twice.');
  });

  it('a visitor’s draft moves to the player who logs in, and no later visitor sees it', async () => {
    const { unmount, platform } = await stageForm(formOf('drafts-login', fields), { playerId: () => null });
    type('It happened.');
    unmount();
    expect(await foundBy(null, 'drafts-login')).toBe('It happened.');
    act(() => platform.credentials.setBearer(bearer));
    expect(await foundBy(null, 'drafts-login')).toBe('');
    expect(await foundBy('p1', 'drafts-login')).toBe('It happened.');
    expect(await foundBy('p1', 'drafts-login'), 'as often as it is opened').toBe('It happened.');
    expect(await foundBy('p2', 'drafts-login')).toBe('');
  });

  it('a draft in an open form belongs to the player from the login on', async () => {
    let playerId: string | null = null;
    const { unmount, platform } = await stageForm(formOf('drafts-open', fields), { playerId: () => playerId });
    type('It');
    act(() => platform.credentials.setBearer(bearer));
    playerId = 'p1';
    type('It happened.');
    unmount();
    expect(await foundBy(null, 'drafts-open')).toBe('');
    expect(await foundBy('p1', 'drafts-open')).toBe('It happened.');
  });

  it('a visitor’s draft is lost if the player logs in and out without opening the form', async () => {
    const { unmount, platform } = await stageForm(formOf('drafts-left', fields), { playerId: () => null });
    type('It happened.');
    unmount();
    act(() => platform.credentials.setBearer(bearer));
    act(() => platform.credentials.setBearer(null));
    expect(await foundBy(null, 'drafts-left')).toBe('');
    expect(await foundBy('p2', 'drafts-left')).toBe('');
  });
});
