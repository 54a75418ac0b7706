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
  it('sends what was typed once, empties its fields and says that it is done', async () => {
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

  it('asks the server nothing that can be told without it, and takes the reader to the field', async () => {
    const { http, fill } = await show();
    await fill('the old one', NEXT, 'something else');
    expect(screen.getByText('The passwords do not match.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Repeat new password'));
    expect(http).not.toHaveBeenCalled();
  });

  it('says what the server refused where it is wrong, and keeps what was typed', async () => {
    const { fill } = await show(refused(422, { errors: { current_password: [{ message: 'This is not your current password.' }] } }));
    await fill('not the old one', NEXT);
    expect(await screen.findByText('This is not your current password.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(NEXT);
  });

  it('says that nobody knows where no answer came', async () => {
    const { fill } = await show(refused(null, null));
    await fill('the old one', NEXT);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('We did not get an answer.'));
  });

  it('lets a password manager know which field is which', async () => {
    await show();
    const kinds = ['Current password', 'New password', 'Repeat new password'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(kinds).toEqual(['current-password', 'new-password', 'new-password']);
  });
});
