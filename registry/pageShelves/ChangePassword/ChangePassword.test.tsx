import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { HttpClient } from '#src/platform/http/httpClient.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const NEXT = 'another one of mine';
type Answer = Awaited<ReturnType<HttpClient>>;

const done: Answer = { ok: true, value: { status: 204, body: null, headers: new Headers() } };
const refused = (status: number | null, body: unknown): Answer => ({ ok: false, refusal: { code: 'UNKNOWN_ERROR', status, body } });

async function show(answer: Answer = done) {
  const { platform } = await stageCase(caseOf('ChangePassword', 'usual'));
  const http = vi.fn<HttpClient>(async () => answer);
  Object.assign(platform, { http });
  const user = userEvent.setup();
  const fill = async (current: string, next: string, again = next): Promise<void> => {
    for (const [label, text] of [
      ['Current password', current],
      ['New password', next],
      ['Repeat new password', again],
    ] as const) {
      const field = screen.getByLabelText(label);
      await user.clear(field);
      if (text !== '') await user.type(field, text);
    }
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };
  return { http, fill };
}

describe('ChangePassword', () => {
  it('a changed password is sent once, confirmed, and its fields are emptied', async () => {
    const { http, fill } = await show();
    await fill('the old one', NEXT);
    expect(await screen.findByText('We changed your password.')).toBeDefined();
    expect(http.mock.calls).toHaveLength(1);
    expect(http.mock.calls[0]?.[0]).toMatchObject({
      method: 'POST',
      path: '/api/password',
      json: { current_password: 'the old one', new_password: NEXT },
    });
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });

  it('a password form with an error is not sent, and the focus moves to the field', async () => {
    const { http, fill } = await show();
    await fill('the old one', NEXT, 'something else');
    expect(screen.getByText('The passwords do not match.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Repeat new password'));
    expect(http).not.toHaveBeenCalled();
  });

  it('a refused password shows the server’s message at its field and keeps the typed text', async () => {
    const { fill } = await show(refused(422, { errors: { current_password: [{ message: 'This is not your current password.' }] } }));
    await fill('not the old one', NEXT);
    expect(await screen.findByText('This is not your current password.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(NEXT);
  });

  it('a password change without an answer says that the result is unknown', async () => {
    const { fill } = await show(refused(null, null));
    await fill('the old one', NEXT);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('We did not get an answer.'));
  });

  it('the password fields have autocomplete values for password managers', async () => {
    await show();
    const kinds = ['Current password', 'New password', 'Repeat new password'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(kinds).toEqual(['current-password', 'new-password', 'new-password']);
  });
});
