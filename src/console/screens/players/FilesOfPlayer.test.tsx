import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { headingOf, openConsole } from '#tests/support/console/openConsole.tsx';
import { FakeConsole } from '#tests/support/console/fakeConsole.ts';

const file = { mediaType: 'image/png', formId: 'contact-us', uploadedAt: '2026-11-22T12:10:00.000Z' } as const;

it('a player’s file is offered if it is clean, and others show the reason', async () => {
  const server = new FakeConsole('compliance').on('listPlayerFiles', () => ({
    files: [
      { ...file, id: 'file-1', name: 'licence.png', scan: 'clean', scanNote: null },
      { ...file, id: 'file-2', name: 'letter.pdf', scan: 'waiting', scanNote: 'The scanner did not answer in time.' },
      { ...file, id: 'file-3', name: 'bill.pdf', scan: 'bad', scanNote: 'Win.Trojan.X-1' },
    ],
  }));
  const { user } = openConsole(server, '/players');
  await headingOf('Players');
  const form = within(screen.getByRole('form', { name: 'Uploaded files' }));
  await user.type(form.getByLabelText('Player'), 'player-1');
  await user.type(form.getByLabelText('Reason for viewing'), 'A complaint');
  await user.click(form.getByRole('button', { name: 'Look up files' }));
  const table = within(await screen.findByRole('table', { name: 'Player’s files' }));
  const links = table.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/console/api/files/player-1/file-1?reason=A+complaint']);
  expect(table.getByText(/^Not available yet\. The scanner did not answer in time\. We retry automatically\.$/)).toBeDefined();
  expect(table.getByText(/^Blocked: the scanner found Win\.Trojan\.X-1\. Ask the player for another file\.$/)).toBeDefined();
});
