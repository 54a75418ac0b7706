import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import type { Quarantined } from '#src/shared/console/quarantine.ts';
import { FakeConsole, Refusal } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole, rowOf, toasts } from '#tests/support/console/openConsole.tsx';
import { quarantined } from '#tests/support/console/things.ts';

const serverFor = (role: OperatorRole, quarantines: readonly Quarantined[]) =>
  new FakeConsole(role).on('listQuarantines', () => ({ quarantines }));
const panel = async () => within(await screen.findByRole('region', { name: 'Parts in quarantine' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('nodes in quarantine', () => {
  it('a part in quarantine shows place, effect, failed pages, reason and time', async () => {
    openConsole(serverFor('viewer', [quarantined({ reason: 'UNKNOWN_KIND' })]), '/switches');
    const row = await rowOf(/^slots/);
    for (const words of ['Casino lobby', 'replaced', 'fallback shown, or nothing', '7 of 12', 'unknown kind', '1 hour ago'])
      expect(row.getByText(words), words).toBeDefined();
    expect(row.queryByRole('button')).toBeNull();
  });

  it('a part that may not be replaced is listed as still shown, with the reason', async () => {
    openConsole(serverFor('viewer', [quarantined({ effect: 'told' })]), '/switches');
    const row = await rowOf(/^slots/);
    expect([row.getByText('still shown'), row.getByText(/it can’t be replaced/)]).toHaveLength(2);
  });

  it('an empty quarantine says so', async () => {
    openConsole(serverFor('approver', []), '/switches');
    await headingOf('Switches');
    expect(await (await panel()).findByText('No parts in quarantine.')).toBeDefined();
    expect((await panel()).queryByText(/^Earlier/)).toBeNull();
  });

  it('a quarantine list that could not be loaded can be loaded again', async () => {
    const server = serverFor('approver', []).on('listQuarantines', () => {
      throw new Refusal('busy', 'In a moment.');
    });
    const { user } = openConsole(server, '/switches');
    const part = await panel();
    expect((await part.findByRole('alert')).textContent).toContain('In a moment.');
    server.on('listQuarantines', () => ({ quarantines: [quarantined()] }));
    await user.click(part.getByRole('button', { name: 'Try again' }));
    expect(await part.findByRole('rowheader', { name: /slots/ })).toBeDefined();
  });
});

describe('earlier quarantines', () => {
  it('earlier quarantines are folded, with who released them and why', async () => {
    const past = [
      quarantined({
        digest: 'b'.repeat(16),
        state: 'released',
        released_at: '2026-11-22T13:30:00.000Z',
        released_by: 'compliance',
        release_reason: 'It is mended',
      }),
      quarantined({ node_id: 'banner', state: 'over' }),
    ];
    const { user } = openConsole(serverFor('viewer', [quarantined(), ...past]), '/switches');
    await user.click(await screen.findByText('Earlier (2)'));
    const table = within(screen.getByRole('table', { name: 'Earlier quarantines' }));
    expect(await table.findByText('released by Cora Mills: It is mended')).toBeDefined();
    expect(
      within((await table.findByRole('rowheader', { name: /banner/ })).closest('tr')!).getByText(/changed, or no longer published/),
    ).toBeDefined();
    expect(within(screen.getByRole('table', { name: 'Parts in quarantine' })).getAllByRole('rowheader')).toHaveLength(1);
  });
});

describe('a release', () => {
  const open = async (server: FakeConsole) => {
    const { user } = openConsole(server, '/switches');
    await user.click(await screen.findByRole('button', { name: 'Release slots' }));
    return { user, form: await dialog('Release slots') };
  };

  it('releasing a part says whom it reaches, asks for a reason and names the listed content', async () => {
    const server = serverFor('approver', [quarantined()]);
    server.on('releaseQuarantine', ({ surface, nodeId, digest }) => {
      server.on('listQuarantines', () => ({ quarantines: [] }));
      return { surface, nodeId, digest };
    });
    const { user, form } = await open(server);
    expect(form.getByText(/Casino lobby shows it again to every player/)).toBeDefined();
    await user.click(form.getByRole('button', { name: 'Release now' }));
    expect(form.getByText('Enter a reason in a few words.')).toBeDefined();
    await user.type(form.getByLabelText('Reason'), 'The games answer again');
    await user.click(form.getByRole('button', { name: 'Release now' }));
    await waitFor(() => expect(toasts()).toEqual(['slots is released']));
    expect(server.inputsOf('releaseQuarantine')).toEqual([
      { surface: 'casino', nodeId: 'slots', digest: 'a'.repeat(16), reason: 'The games answer again' },
    ]);
    expect(await (await panel()).findByText('No parts in quarantine.')).toBeDefined();
  });

  it('releasing a part that stayed visible says that players see no change', async () => {
    const { form } = await open(serverFor('approver', [quarantined({ effect: 'told' })]));
    expect(form.getByText(/The part stayed visible/)).toBeDefined();
  });

  it('a release that came too late shows the reason and loads the list again', async () => {
    const server = serverFor('compliance', [quarantined()]);
    server.on('releaseQuarantine', () => {
      throw new Refusal('not-found', 'This part is not in quarantine.');
    });
    const { user, form } = await open(server);
    await user.type(form.getByLabelText('Reason'), 'It is mended');
    await user.click(form.getByRole('button', { name: 'Release now' }));
    expect((await form.findByRole('alert')).textContent).toContain('This part is not in quarantine.');
    await waitFor(() => expect(server.inputsOf('listQuarantines').length).toBeGreaterThan(1));
  });
});
