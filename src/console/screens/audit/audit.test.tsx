import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#src/shared/console/general.ts';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import { FakeConsole, Refusal } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole, rowOf } from '#tests/support/console/openConsole.tsx';
import { hashOf } from '#tests/support/console/things.ts';
import { headIn, headText } from './head.ts';

const entry = (seq: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  seq,
  at: '2026-11-22T13:00:00.000Z',
  actor: 'approver@linemaker.test',
  role: 'approver',
  operation: 'publishDraft',
  subject: 'draft:draft-1',
  outcome: 'done',
  detail: { reason: 'It is time' },
  previous_hash: hashOf('a'),
  hash: hashOf('b'),
  ...changes,
});
const all = Array.from({ length: 120 }, (_, at) =>
  entry(120 - at, (120 - at) % 10 === 0 ? { outcome: 'own-work', operation: 'approveDraft', detail: { message: 'Somebody else' } } : {}),
);
const serverFor = (role: OperatorRole) =>
  new FakeConsole(role)
    .on('readAudit', ({ below = 1_000, limit = 50 }) => ({ entries: all.filter(({ seq }) => seq < below).slice(0, limit) }))
    .on('verifyAudit', () => ({ entries: 120, head: { seq: 120, hash: hashOf('c') }, fault: null }));
const numbers = () => screen.queryAllByRole('rowheader').map(({ textContent }) => Number(textContent));

describe('the audit', () => {
  it('the audit log lists who did what, when, and the outcome, newest first', async () => {
    const { user } = openConsole(serverFor('approver'), '/audit');
    await headingOf('Audit log');
    const row = await rowOf('119');
    expect([
      row.getByText('approver@linemaker.test'),
      row.getByText('publishDraft'),
      row.getByText('draft:draft-1'),
      row.getByText('done'),
    ]).toHaveLength(4);
    expect(row.getByText('1 hour ago').closest('time')?.getAttribute('datetime')).toBe('2026-11-22T13:00:00.000Z');
    await user.click(row.getByText('Show'));
    expect(row.getByText(/"reason": "It is time"/)).toBeDefined();
    expect((await rowOf('120')).getByText('own-work')).toBeDefined();
  });

  it('the audit log is read page by page to its first entry', async () => {
    const server = serverFor('approver');
    const { user } = openConsole(server, '/audit');
    await rowOf('120');
    expect(numbers()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Load older entries' }));
    await rowOf('21');
    await user.click(screen.getByRole('button', { name: 'Load older entries' }));
    await rowOf('1');
    expect(numbers()).toEqual(all.map(({ seq }) => seq));
    expect(screen.queryByRole('button', { name: 'Load older entries' })).toBeNull();
    expect(server.inputsOf('readAudit')).toEqual([{ limit: 50 }, { limit: 50, below: 71 }, { limit: 50, below: 21 }]);
  });

  it('the loaded audit entries can be filtered by outcome and text', async () => {
    const { user } = openConsole(serverFor('approver'), '/audit');
    await rowOf('120');
    await user.selectOptions(screen.getByLabelText('Outcome'), 'Refused');
    expect(numbers()).toEqual([120, 110, 100, 90, 80]);
    expect(screen.getByText('5 of 50 loaded entries')).toBeDefined();
    const refused = await rowOf('110');
    expect([refused.getByText('refused'), refused.getByText('own-work'), refused.queryByText('done')]).toEqual([
      expect.anything(),
      expect.anything(),
      null,
    ]);
    await user.selectOptions(screen.getByLabelText('Outcome'), 'Done and refused');
    await user.type(screen.getByLabelText('Search'), 'SOMEBODY');
    expect(numbers()).toEqual([120, 110, 100, 90, 80]);
    await user.selectOptions(screen.getByLabelText('Outcome'), 'Done');
    expect(screen.getByRole('heading', { name: 'No entries found' })).toBeDefined();
  });

  it('an audit log that could not be read can be loaded again', async () => {
    const server = serverFor('approver').on('readAudit', () => {
      throw new Refusal('busy', 'In a moment.');
    });
    const { user } = openConsole(server, '/audit');
    expect((await screen.findByRole('alert')).textContent).toContain('In a moment.');
    server.on('readAudit', () => ({ entries: [entry(1)] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf('1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the audit log is hidden from other roles, and its address names the roles that may read it', async () => {
    openConsole(serverFor('editor'), '/audit');
    await headingOf('Audit log');
    expect(screen.getByText('You are logged in as editor. Only approver or compliance can do this.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the chain', () => {
  const verify = async (server: FakeConsole, note = '') => {
    const { user } = openConsole(server, '/audit');
    const form = within(await screen.findByRole('form', { name: 'Verify the log' }));
    if (note !== '') await user.type(form.getByLabelText('Saved hash (optional)'), note);
    await user.click(form.getByRole('button', { name: 'Verify the log' }));
    return form;
  };

  it('a complete audit chain shows its head to be noted', async () => {
    const server = serverFor('compliance');
    const form = await verify(server);
    expect(await form.findByText('Complete: 120 entries, no gaps or changes.')).toBeDefined();
    expect(form.getByText(`120 ${hashOf('c')}`)).toBeDefined();
    expect(server.inputsOf('verifyAudit')).toEqual([{}]);
  });

  it('the audit chain is compared with a noted head', async () => {
    const server = serverFor('compliance');
    await verify(server, `  90 ${hashOf('d')} `);
    await waitFor(() => expect(server.inputsOf('verifyAudit')).toEqual([{ noted: { seq: 90, hash: hashOf('d') } }]));
  });

  it('an invalid noted head is not sent', async () => {
    const server = serverFor('compliance');
    const form = await verify(server, '90 abc');
    expect(form.getByText(/Paste the whole line/)).toBeDefined();
    expect(server.inputsOf('verifyAudit')).toEqual([]);
  });

  it.each([
    ['altered', 'Not complete: entry 7 was altered.'],
    ['missing', 'Not complete: entry 7 is missing.'],
    ['unlinked', 'Not complete: entry 7 does not match the entry before it.'],
    ['tail-lost', 'Not complete: entry 7 and all later entries are missing.'],
  ] as const)('a broken audit chain names the entry: %s', async (fault, words) => {
    const form = await verify(
      serverFor('compliance').on('verifyAudit', () => ({ entries: 6, head: { seq: 6, hash: hashOf('e') }, fault: { seq: 7, fault } })),
    );
    expect(await form.findByText(words)).toBeDefined();
  });
});

describe('a noted head', () => {
  it('a noted head is read back unchanged', () => {
    const head = { seq: 120, hash: hashOf('c') };
    expect(headIn(headText(head))).toEqual(head);
    expect(headIn(`\n 7\t${hashOf('A')}\n`)).toEqual({ seq: 7, hash: hashOf('a') });
  });

  it.each(['', '7', hashOf('a'), `7 ${hashOf('a')}0`, `7 ${'g'.repeat(64)}`, `-7 ${hashOf('a')}`, `7 ${hashOf('a')} more`])(
    '%j is not a noted head',
    (text) => {
      expect(headIn(text)).toBeNull();
    },
  );
});
