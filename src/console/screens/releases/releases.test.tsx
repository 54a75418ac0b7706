import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import type { ReleaseView } from '#src/shared/console/releases.ts';
import { FakeConsole, Refusal } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole, toasts } from '#tests/support/console/openConsole.tsx';
import { approvedBy, check, draft, hashOf, nothingChanged, release, withDocument } from '#tests/support/console/things.ts';

const told = (at: string) => ({ at, words: `${at} in words` });
const releases: readonly ReleaseView[] = [
  release({ id: 'planned', title: 'Cup weekend', starts: told('2026-11-21T14:00:00Z'), ends: told('2026-11-22T23:00:00Z') }),
  release({ id: 'running', title: 'Autumn', state: 'started', starts: told('2026-11-17T14:00:00Z'), ends: null, ownerId: 'compliance' }),
  release({
    id: 'failed',
    title: 'Ontario',
    state: 'failed',
    failure: 'The draft for casino was changed after it was put into the release.',
    starts: told('2026-11-18T14:00:00Z'),
  }),
];
const drafts = [
  draft({ id: 'ready', title: 'Cup final on top' }),
  draft({ id: 'other', title: 'Lobby', surface: 'casino', contentHash: hashOf('c') }),
  draft({ id: 'waiting', title: 'Not approved', surface: 'live' }),
];
const serverFor = (role: OperatorRole) =>
  new FakeConsole(role)
    .on('listReleases', () => ({ releases }))
    .on('listDrafts', () => ({ drafts }))
    .on('checkDraft', ({ draftId }) => (draftId === 'waiting' ? check() : approvedBy('compliance')))
    .on('tellTime', ({ local, zone }) => ({ at: `${local}:00.000Z`, words: `${local} in ${zone}`, now: '' }));
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the week', () => {
  it('the week shows each release on its days, and a pressed one in full', async () => {
    const { user } = openConsole(serverFor('viewer'), '/releases');
    await headingOf('Releases');
    await user.selectOptions(await screen.findByLabelText('Time zone of the days'), 'America/New York');
    const saturday = within(screen.getByRole('listitem', { name: '21 Sat' }));
    const sunday = within(screen.getByRole('listitem', { name: '22 Sun' }));
    expect(sunday.getByText(/today/)).toBeDefined();
    expect(sunday.getByRole('button', { name: /Cup weekend/ })).toBeDefined();
    await user.click(saturday.getByRole('button', { name: /Cup weekend/ }));
    const told_ = await card('Cup weekend');
    expect(told_.getByText('planned')).toBeDefined();
    expect(told_.getByText('Sat, Nov 21, 2026, 09:00 EST')).toBeDefined();
    expect(saturday.getByRole('button', { name: /Cup weekend/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('the week can be changed and reset to the present one', async () => {
    const { user } = openConsole(serverFor('viewer'), '/releases');
    const name = () => screen.getByRole('heading', { level: 2 }).textContent?.replaceAll(/\s/g, ' ');
    await screen.findByRole('heading', { level: 2 });
    expect(name()).toBe('Nov 16 – 22, 2026');
    await user.click(screen.getByRole('button', { name: 'Previous week' }));
    expect(name()).toBe('Nov 9 – 15, 2026');
    expect(screen.getByText('No releases this week.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'This week' }));
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(name()).toBe('Nov 23 – 29, 2026');
  });
});

describe('the list', () => {
  const open = async (role: OperatorRole) => {
    const server = serverFor(role);
    const opened = openConsole(server, '/releases?look=list');
    await card('Cup weekend');
    return { server, ...opened };
  };

  it('the list shows each release’s state, times, author and drafts, and why one failed', async () => {
    await open('viewer');
    const failed = await card('Ontario');
    expect(failed.getByText(/Failed to start: The draft for casino was changed/)).toBeDefined();
    const running = await card('Autumn');
    expect([
      running.getByText('running'),
      running.getByText('never: the content stays'),
      await running.findByText('Cora Mills'),
    ]).toHaveLength(3);
    expect(running.getByRole('link', { name: 'History' }).getAttribute('href')).toBe(
      '/history?surface=home&brand=*&region=*&environment=live',
    );
    expect(running.getByRole('link', { name: 'Draft' }).getAttribute('href')).toBe('/drafts/draft-1/review');
  });

  it('the list offers no changes to other roles', async () => {
    await open('editor');
    expect(screen.queryByRole('button', { name: /Start now|End now|Cancel|Plan/ })).toBeNull();
    expect(screen.getByText('You are logged in as editor. Only approver or compliance can do this.')).toBeDefined();
  });

  it.each([
    ['Start now: Cup weekend', 'Start “Cup weekend”', 'Start now', 'startRelease', 'planned', '“Cup weekend” has started'],
    ['Cancel: Cup weekend', 'Cancel “Cup weekend”', 'Cancel release', 'cancelRelease', 'planned', '“Cup weekend” is canceled'],
  ] as const)('%s: asks for a reason and does it', async (button, title, label, operation, releaseId, said) => {
    const { server, user } = await open('approver');
    server.on(operation, () => release());
    await user.click(screen.getByRole('button', { name: button }));
    const form = await dialog(title);
    await user.type(form.getByLabelText('Reason'), 'Plans have changed');
    await user.click(form.getByRole('button', { name: label }));
    await waitFor(() => expect(toasts()).toEqual([said]));
    expect(server.inputsOf(operation)).toEqual([{ releaseId, reason: 'Plans have changed' }]);
  });

  it('an approver can end a running release with a reason', async () => {
    const { server, user } = await open('approver');
    server.on('endRelease', () => ({ ...release(), kept: [] }));
    await user.click(screen.getByRole('button', { name: 'End now: Autumn' }));
    const form = await dialog('End “Autumn”');
    await user.type(form.getByLabelText('Reason'), 'Winter comes');
    await user.click(form.getByRole('button', { name: 'End now' }));
    await waitFor(() => expect(server.inputsOf('endRelease')).toEqual([{ releaseId: 'running', reason: 'Winter comes' }]));
  });

  it('a release planned by others cannot be cancelled by an approver', async () => {
    const others = serverFor('approver').on('listReleases', () => ({ releases: [release({ ownerId: 'compliance' })] }));
    openConsole(others, '/releases?look=list');
    await card('Cup weekend');
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Start now/ })).toBeDefined();
  });

  it('an empty list of releases says how to plan one', async () => {
    openConsole(new FakeConsole('viewer'), '/releases?look=list');
    expect(await screen.findByRole('heading', { name: 'No planned releases' })).toBeDefined();
  });
});

describe('planning a release while the approvals load', () => {
  const open = async (server: FakeConsole) => {
    const { user } = openConsole(server, '/releases');
    await user.click(await screen.findByRole('button', { name: 'Plan release' }));
    return { user, form: await dialog('Plan release') };
  };

  it('the planning form says that approvals are loading', async () => {
    const arrive: (() => void)[] = [];
    const server = serverFor('approver').on('checkDraft', async () => {
      await new Promise<void>((resolve) => arrive.push(resolve));
      return check();
    });
    const { form } = await open(server);
    expect(await form.findByText('Loading the approvals.')).toBeDefined();
    expect(form.queryByText(/No approved drafts yet/)).toBeNull();
    await waitFor(() => expect(arrive).toHaveLength(3));
    for (const come of arrive) come();
    expect(await form.findByText(/No approved drafts yet/)).toBeDefined();
    expect(form.queryByText('Loading the approvals.')).toBeNull();
  });

  it('the planning form says why approvals could not be loaded and loads them again', async () => {
    const server = serverFor('approver').on('checkDraft', () => {
      throw new Refusal('busy', 'In a moment.');
    });
    const { user, form } = await open(server);
    expect((await form.findByRole('alert')).textContent).toContain('In a moment.');
    expect(form.queryByText(/No approved drafts yet/)).toBeNull();
    server.on('checkDraft', () => approvedBy('compliance'));
    await user.click(form.getByRole('button', { name: 'Try again' }));
    expect(await form.findByRole('checkbox', { name: /Cup final on top/ })).toBeDefined();
    expect(form.queryByRole('alert')).toBeNull();
  });
});

describe('planning a release', () => {
  const open = async (server: FakeConsole) => {
    const opened = openConsole(server, '/releases');
    await opened.user.click(await screen.findByRole('button', { name: 'Plan release' }));
    const form = await dialog('Plan release');
    await form.findByRole('checkbox', { name: /Cup final on top/ });
    return { ...opened, form };
  };

  it('a release is planned with title, zone, times and approved drafts, and each time is shown in UTC', async () => {
    const server = serverFor('approver').on('createRelease', (input) => release({ title: input.title }));
    const { user, form, address } = await open(server);
    expect(form.queryByRole('checkbox', { name: /Not approved/ })).toBeNull();
    await user.type(form.getByLabelText('Purpose'), 'Cup weekend');
    await user.selectOptions(form.getByLabelText('Time zone'), 'America/New York');
    type(form.getByLabelText('Starts'), '2026-11-23T09:00');
    expect(await form.findByText('2026-11-23T09:00 in America/New_York')).toBeDefined();
    type(form.getByLabelText('Ends'), '2026-11-29T23:30');
    expect(await form.findByText('2026-11-29T23:30 in America/New_York')).toBeDefined();
    await user.click(form.getByRole('checkbox', { name: /Lobby/ }));
    await user.click(form.getByRole('checkbox', { name: /Cup final on top/ }));
    await user.click(form.getByRole('checkbox', { name: /Lobby/ }));
    await user.click(form.getByRole('button', { name: 'Plan release' }));
    await waitFor(() => expect(address()).toBe('/releases'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputsOf('createRelease')).toEqual([
      {
        title: 'Cup weekend',
        environment: 'live',
        zone: 'America/New_York',
        starts: { local: '2026-11-23T09:00' },
        ends: { local: '2026-11-29T23:30' },
        drafts: [{ draftId: 'ready', contentHash: hashOf('b') }],
      },
    ]);
    expect(toasts()).toEqual(['“Cup weekend” is planned']);
  });

  it('the planning form reports each missing field', async () => {
    const server = serverFor('approver');
    const { user, form } = await open(server);
    await user.click(form.getByRole('button', { name: 'Plan release' }));
    for (const words of ['Enter a name that your colleagues will understand.', 'Enter a start time.', 'Choose at least one draft.'])
      expect(form.getByText(words)).toBeDefined();
    expect(server.inputsOf('createRelease')).toEqual([]);
  });

  it('the planning form asks which of two equal times is meant', async () => {
    const server = serverFor('approver')
      .on('tellTime', ({ local, which }) => {
        if (which === undefined) throw new Refusal('time', 'It comes twice. Say which.', { first: 'EDT', second: 'EST' });
        return { at: `${local}:00Z`, words: `the ${which} ${local}`, now: '' };
      })
      .on('createRelease', () => release());
    const { user, form } = await open(server);
    await user.type(form.getByLabelText('Purpose'), 'Night');
    type(form.getByLabelText('Starts'), '2026-11-01T01:30');
    await user.click(await form.findByRole('radio', { name: 'The second (after the change)' }));
    expect(await form.findByText('the second 2026-11-01T01:30')).toBeDefined();
    await user.click(form.getByRole('checkbox', { name: /Lobby/ }));
    await user.click(form.getByRole('button', { name: 'Plan release' }));
    await waitFor(() =>
      expect(server.inputsOf('createRelease')).toMatchObject([{ starts: { local: '2026-11-01T01:30', which: 'second' } }]),
    );
  });

  it('the planning form refuses a time that does not exist', async () => {
    const server = serverFor('approver').on('tellTime', () => {
      throw new Refusal('time', '2027-03-14T02:30 does not exist in America/New_York: the clocks go forward over it.');
    });
    const { form } = await open(server);
    type(form.getByLabelText('Starts'), '2027-03-14T02:30');
    expect(await form.findByText(/does not exist in America/)).toBeDefined();
    expect(form.getByLabelText('Starts').getAttribute('aria-invalid')).toBe('true');
  });

  it('a refused release keeps all typed values', async () => {
    const server = serverFor('approver').on('createRelease', () => {
      throw new Refusal('wrong-state', '“Autumn” has home at the same time.');
    });
    const { user, form } = await open(server);
    await user.type(form.getByLabelText('Purpose'), 'Cup weekend');
    type(form.getByLabelText('Starts'), '2026-11-23T09:00');
    await user.click(form.getByRole('checkbox', { name: /Lobby/ }));
    await user.click(form.getByRole('button', { name: 'Plan release' }));
    expect(await form.findByText('“Autumn” has home at the same time.')).toBeDefined();
    expect([
      form.getByLabelText<HTMLInputElement>('Purpose').value,
      form.getByRole<HTMLInputElement>('checkbox', { name: /Lobby/ }).checked,
    ]).toEqual(['Cup weekend', true]);
  });

  it('a release can be planned from a draft’s review with that draft chosen', async () => {
    const server = serverFor('approver')
      .on('readDraft', () => withDocument(drafts[0]!))
      .on('diffDraft', () => nothingChanged);
    const { user } = openConsole(server, '/drafts/ready/review');
    await user.click(await screen.findByRole('button', { name: 'Schedule…' }));
    const form = await dialog('Plan release');
    expect((await form.findByRole<HTMLInputElement>('checkbox', { name: /Cup final on top/ })).checked).toBe(true);
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: /Lobby/ }).checked).toBe(false);
  });
});
