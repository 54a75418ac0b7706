import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formOf, press, stageForm } from '#tests/support/formStage.tsx';

const fields = { message: { type: 'string', title: 'Message' } };
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' });
const type = (value: string): void => void fireEvent.change(box(), { target: { value } });
const bearer = { token: 't', expiresAt: Number.POSITIVE_INFINITY };

/** What stands in the form when this player opens it, or a visitor. */
async function foundBy(playerId: string | null, id: string): Promise<string> {
  const { unmount } = await stageForm(formOf(id, fields), { playerId: () => playerId });
  const { value } = box();
  unmount();
  return value;
}

describe('what was typed and not handed in', () => {
  it('is forgotten once it was handed in: the next form stands empty', async () => {
    const { unmount, inputs } = await stageForm(formOf('drafts-sent', fields));
    type('It happened.');
    await press('Send');
    expect(inputs()).toEqual([{ message: 'It happened.' }]);
    unmount();
    expect(await foundBy('p1', 'drafts-sent')).toBe('');
  });

  it('goes with a visitor who logs in, and is there for no visitor after them', async () => {
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

  it('is the player’s from the login on, in a form that stays open meanwhile', async () => {
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

  it('is nobody’s when its author has logged in and out without coming back to it', async () => {
    const { unmount, platform } = await stageForm(formOf('drafts-left', fields), { playerId: () => null });
    type('It happened.');
    unmount();
    act(() => platform.credentials.setBearer(bearer));
    act(() => platform.credentials.setBearer(null));
    expect(await foundBy(null, 'drafts-left')).toBe('');
    expect(await foundBy('p2', 'drafts-left')).toBe('');
  });
});
