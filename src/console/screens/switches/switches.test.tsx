import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import type { Switch } from '#src/shared/console/targeting.ts';
import { namesIn } from '#src/shared/console/limits.ts';
import { FakeConsole, brandSettings, Refusal } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole, rowOf, toasts } from '#tests/support/console/openConsole.tsx';

const switched = (changes: Partial<Switch>): Switch => ({
  sort: 'flag',
  name: 'cup-weekend',
  is_on: true,
  operator_id: 'compliance',
  reason: 'The cup begins',
  switched_at: '2026-11-22T13:00:00.000Z',
  ...changes,
});
const switches = [
  switched({}),
  switched({ sort: 'kind', name: 'GameRailShelf', is_on: false, reason: 'It fails', operator_id: 'approver' }),
];
const serverFor = (role: OperatorRole) => new FakeConsole(role).on('listSwitches', () => ({ switches }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the switches', () => {
  it('each switch shows its state, author, reason and time', async () => {
    openConsole(serverFor('viewer'), '/switches');
    await headingOf('Switches');
    const flag = await rowOf('cup-weekend');
    expect([
      flag.getByText('on'),
      flag.getByText('The cup begins'),
      await flag.findByText('Cora Mills'),
      flag.getByText('1 hour ago'),
    ]).toHaveLength(4);
    const kind = await rowOf(/GameRailShelf/);
    expect([kind.getByText('off'), await kind.findByText('by Ada Pike: It fails')]).toHaveLength(2);
  });

  it('switches are read-only for other roles, and the allowed ones are named', async () => {
    openConsole(serverFor('editor'), '/switches');
    await rowOf('cup-weekend');
    expect(screen.queryByRole('button', { name: /^Turn/ })).toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByText('You are logged in as editor. Only approver or compliance can do this.')).toBeDefined();
  });

  it('loading kinds are not reported as missing', async () => {
    const held: { arrive?: () => void } = {};
    const server = serverFor('viewer').on('describeHouse', async () => {
      await new Promise<void>((resolve) => (held.arrive = resolve));
      return brandSettings;
    });
    openConsole(server, '/switches');
    await rowOf('cup-weekend');
    expect(screen.getByText('Loading the kinds.')).toBeDefined();
    expect(screen.queryByText('No kind with this name.')).toBeNull();
    await waitFor(() => expect(server.inputsOf('describeHouse')).toHaveLength(1));
    held.arrive?.();
    await rowOf(/ConsentForm/);
  });

  it('kinds that are off come first, and kinds are found by name or family', async () => {
    const { user } = openConsole(serverFor('approver'), '/switches');
    const table = within(await screen.findByRole('table', { name: 'Kinds' }));
    await table.findByRole('rowheader', { name: /ConsentForm/ });
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'GameRailShelfcasinoShelves',
      'ConsentFormforms',
    ]);
    await user.type(screen.getByLabelText('Search kinds'), 'forms');
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['ConsentFormforms']);
    await user.type(screen.getByLabelText('Search kinds'), ' of nothing');
    expect(screen.getByText('No kind with this name.')).toBeDefined();
  });
});

describe('the kill switch', () => {
  it('turning a kind off explains the effect, asks for a reason and does it', async () => {
    const server = serverFor('compliance').on('switchKind', ({ kind, state }) => ({ kind, state }));
    const { user } = openConsole(server, '/switches');
    await user.click((await rowOf(/ConsentForm/)).getByRole('button', { name: 'Turn ConsentForm off' }));
    const form = await dialog('Turn ConsentForm off');
    expect(form.getByText(/It is no longer shown anywhere.*all players of all brands/)).toBeDefined();
    await user.type(form.getByLabelText('Reason'), 'The text is wrong');
    await user.click(form.getByRole('button', { name: 'Turn off now' }));
    await waitFor(() => expect(toasts()).toEqual(['ConsentForm is off']));
    expect(server.inputsOf('switchKind')).toEqual([{ kind: 'ConsentForm', state: 'off', reason: 'The text is wrong' }]);
  });

  it('a kind can be turned on again', async () => {
    const server = serverFor('approver').on('switchKind', ({ kind, state }) => ({ kind, state }));
    const { user } = openConsole(server, '/switches');
    await user.click(await screen.findByRole('button', { name: 'Turn GameRailShelf on' }));
    const form = await dialog('Turn GameRailShelf on');
    await user.type(form.getByLabelText('Reason'), 'It works again');
    await user.click(form.getByRole('button', { name: 'Turn on now' }));
    await waitFor(() => expect(server.inputsOf('switchKind')).toMatchObject([{ kind: 'GameRailShelf', state: 'on' }]));
  });

  it('a kind required by law can be turned off only by compliance', async () => {
    openConsole(serverFor('approver'), '/switches');
    const consent = await rowOf(/ConsentForm/);
    expect([consent.getByText('compliance only'), consent.queryByRole('button')]).toEqual([expect.anything(), null]);
  });
});

describe('a flag', () => {
  it('a flag can be turned off with a reason', async () => {
    const server = serverFor('approver').on('switchFlag', ({ flag, state }) => ({ flag, state }));
    const { user } = openConsole(server, '/switches');
    await user.click(await screen.findByRole('button', { name: 'Turn cup-weekend off' }));
    const form = await dialog('Turn cup-weekend off');
    await user.type(form.getByLabelText('Reason'), 'The cup is over');
    await user.click(form.getByRole('button', { name: 'Turn off now' }));
    await waitFor(() => expect(toasts()).toEqual(['cup-weekend is off']));
    expect(server.inputsOf('switchFlag')).toEqual([{ flag: 'cup-weekend', state: 'off', reason: 'The cup is over' }]);
  });

  it('an application flag can be turned off before it was ever switched', async () => {
    const server = serverFor('approver').on('switchFlag', ({ flag, state }) => ({ flag, state }));
    const { user } = openConsole(server, '/switches');
    const table = within(await screen.findByRole('table', { name: 'Application flags' }));
    expect(table.getByText(/^Players can link an account of the brand’s partner/)).toBeDefined();
    await user.click(table.getByRole('button', { name: 'Turn referral-program off' }));
    const form = await dialog('Turn referral-program off');
    await user.type(form.getByLabelText('Reason'), 'No more invitations');
    await user.click(form.getByRole('button', { name: 'Turn off now' }));
    await waitFor(() => expect(server.inputsOf('switchFlag')).toMatchObject([{ flag: 'referral-program', state: 'off' }]));
  });

  it('a switched application flag is listed among the switched ones', async () => {
    const server = new FakeConsole('viewer').on('listSwitches', () => ({
      switches: [switched({ name: 'referral-program', is_on: false })],
    }));
    openConsole(server, '/switches');
    const row = await rowOf('referral-program');
    expect(row.getByText('The cup begins')).toBeDefined();
    expect(within(screen.getByRole('table', { name: 'Application flags' })).queryByText('referral-program')).toBeNull();
  });

  it('another flag is typed by name, and the name is checked', async () => {
    const { user } = openConsole(serverFor('approver'), '/switches');
    const form = within(await screen.findByRole('form', { name: 'Turn on another flag' }));
    await user.type(form.getByLabelText('Another flag'), 'Big Names');
    await user.click(form.getByRole('button', { name: 'Turn on…' }));
    expect(form.getByText('Use at most 40 lowercase letters, digits and hyphens.')).toBeDefined();
    await user.clear(form.getByLabelText('Another flag'));
    await user.type(form.getByLabelText('Another flag'), 'autumn-2026{Enter}');
    expect(await dialog('Turn autumn-2026 on')).toBeDefined();
  });
});

describe('segments of a player', () => {
  const fill = async (server: FakeConsole, texts: { readonly player: string; readonly segments: string; readonly why: string }) => {
    const { user } = openConsole(server, '/switches');
    const form = within(await screen.findByRole('form', { name: 'Player segments' }));
    if (texts.player !== '') await user.type(form.getByLabelText('Player'), texts.player);
    if (texts.segments !== '') await user.type(form.getByLabelText('Segments'), texts.segments);
    if (texts.why !== '') await user.type(form.getByLabelText('Reason'), texts.why);
    await user.click(form.getByRole('button', { name: 'Save segments' }));
    return form;
  };

  it('a player’s segments are set together with a reason', async () => {
    const server = serverFor('approver').on('setPlayerSegments', ({ playerId, segments }) => ({ playerId, segments }));
    await fill(server, { player: 'player-1', segments: 'vip,  cup-guests vip', why: 'They asked' });
    await waitFor(() => expect(toasts()).toEqual(['Segments saved']));
    expect(server.inputsOf('setPlayerSegments')).toEqual([{ playerId: 'player-1', segments: ['vip', 'cup-guests'], reason: 'They asked' }]);
  });

  it('a player’s segments can be cleared', async () => {
    const server = serverFor('approver').on('setPlayerSegments', ({ playerId, segments }) => ({ playerId, segments }));
    await fill(server, { player: 'player-1', segments: '', why: 'None is left' });
    await waitFor(() => expect(server.inputsOf('setPlayerSegments')).toMatchObject([{ segments: [] }]));
  });

  it('segments with missing or invalid fields are not sent, and each field says so', async () => {
    const server = serverFor('approver');
    const form = await fill(server, { player: '', segments: 'V I P!', why: '' });
    for (const words of [
      'Enter the player’s id.',
      'Small letters, digits and hyphens; at most 20 names.',
      'Enter a reason in a few words.',
    ])
      expect(form.getByText(words)).toBeDefined();
    expect(server.inputsOf('setPlayerSegments')).toEqual([]);
  });

  it('segments of an unknown player are refused with the reason', async () => {
    const server = serverFor('approver').on('setPlayerSegments', () => {
      throw new Refusal('not-found', 'This player does not exist.');
    });
    const form = await fill(server, { player: 'nobody', segments: 'vip', why: 'They asked' });
    expect(await form.findByText('This player does not exist.')).toBeDefined();
    expect(form.getByLabelText<HTMLInputElement>('Segments').value).toBe('vip');
  });

  it.each([
    ['', []],
    ['  ', []],
    ['vip', ['vip']],
    ['vip,cup', ['vip', 'cup']],
    [' vip ,\n cup  vip,', ['vip', 'cup']],
  ])('names are separated by commas or spaces, each once: %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});
