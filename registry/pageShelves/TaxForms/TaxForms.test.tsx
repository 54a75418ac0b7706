import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { HttpClient } from '#src/platform/http/httpClient.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

type Answer = Awaited<ReturnType<HttpClient>>;
const NAME = 'W-2G, 2026-03-10, $2,500.00';

async function take(answer: Answer) {
  const { platform } = await stageCase(caseOf('TaxForms', 'one'));
  const http = vi.fn<HttpClient>(async () => answer);
  Object.assign(platform, { http });
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await userEvent.setup().click(screen.getByRole('button', { name: `Download ${NAME}` }));
  await screen.findByText(/^(Saved|We could not load the form)/);
  click.mockRestore();
  return { http, saved };
}

describe('TaxForms', () => {
  it('tax forms are grouped by year, newest first', async () => {
    await stageCase(caseOf('TaxForms', 'usual'));
    expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual(['Forms W-2G, 2026', 'Forms W-2G, 2025']);
  });

  it('a tax form is saved under its name', async () => {
    const { http, saved } = await take({ ok: true, value: { status: 200, body: '%PDF-1.4', headers: new Headers() } });
    expect(http.mock.calls[0]?.[0]).toMatchObject({ method: 'GET', path: '/i/w2g_forms/w2g-2026-0' });
    expect(saved).toEqual([`${NAME}.pdf`]);
    expect(screen.getByText('Saved on this device')).toBeDefined();
  });

  it('a tax form that fails to load is not saved, and an error is shown', async () => {
    const { saved } = await take({ ok: false, refusal: { code: 'NETWORK_ERROR', status: 500, body: null } });
    expect(saved).toEqual([]);
    expect(screen.getByText('We could not load the form. Please try again.')).toBeDefined();
  });

  it('a player without tax forms sees that there are none', async () => {
    await stageCase(caseOf('TaxForms', 'empty'));
    expect(screen.getByText('No tax forms')).toBeDefined();
  });
});
