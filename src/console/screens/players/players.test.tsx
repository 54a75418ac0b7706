import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import type { Seen } from '#src/shared/console/players.ts';
import type { ExplainedNode } from '#src/shared/console/targeting.ts';
import { FakeConsole, Refusal } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole } from '#tests/support/console/openConsole.tsx';
import { draft } from '#tests/support/console/things.ts';

const nodes: readonly ExplainedNode[] = [
  { id: 'slots', kind: 'GameRailShelf', criticality: 'OPTIONAL', outcome: 'shown', why: ['It has no audience rule, so everyone sees it.'] },
  { id: 'vip', kind: 'ImageShelf', criticality: 'OPTIONAL', outcome: 'hidden', why: ['It is for the segment vip.'] },
  {
    id: 'live',
    kind: 'LiveEventsShelf',
    criticality: 'DEGRADABLE',
    outcome: 'stands-in',
    why: ['The kind LiveEventsShelf is switched off.'],
  },
];
const seen = (changes: Partial<Seen>): Seen => ({
  sessionId: 'session-1',
  place: 'page',
  surface: 'home',
  revision: 'abc',
  audience: {
    brand: 'alpha',
    region: 'US-NJ',
    isLoggedIn: true,
    device: 'MOBILE',
    capabilities: null,
    segments: ['vip'],
    flags: ['cup'],
    off: [],
  },
  from: '2026-11-22T13:00:00.000Z',
  to: '2026-11-22T13:10:00.000Z',
  nodes,
  ...changes,
});
const serverFor = (role: OperatorRole) =>
  new FakeConsole(role)
    .on('tellTime', () => ({ at: '2026-11-22T13:03:00.000Z', words: 'In UTC', now: '' }))
    .on('whatPlayerSaw', () => ({
      seen: [seen({}), seen({ place: 'left-menu', surface: 'left-menu', to: null }), seen({ sessionId: 'session-2' })],
      displays: [{ sessionId: 'session-1', surface: 'deposit', revision: 'abcdef0123', nodeId: 'notice', at: '2026-11-22T13:02:00.000Z' }],
    }))
    .on('explain', () => ({ revision: 'abc', nodes }));
const looking = () => within(screen.getByRole('form', { name: 'What did a player see?' }));
const explaining = () => within(screen.getByRole('form', { name: 'Why does an audience see this?' }));

async function look(server: FakeConsole) {
  const { user } = openConsole(server, '/players');
  await headingOf('Players');
  const form = looking();
  await user.type(form.getByLabelText('Player'), 'player-1');
  await user.selectOptions(form.getByLabelText('Time zone'), 'America/New York');
  fireEvent.change(form.getByLabelText('Time'), { target: { value: '2026-11-22T08:03' } });
  await user.type(form.getByLabelText('Reason for viewing'), 'A complaint');
  await user.click(form.getByRole('button', { name: 'View' }));
  return user;
}

describe('what a player saw', () => {
  it('what a player saw is listed by session and place, with times and reason', async () => {
    const server = serverFor('compliance');
    await look(server);
    const timeline = within(await screen.findByRole('region', { name: 'Shown at Sun, Nov 22, 2026, 08:03 EST' }));
    expect([timeline.getByText('Session 1 of 2'), timeline.getByText('Session 2 of 2')]).toHaveLength(2);
    expect(timeline.getAllByText('Home page')).toHaveLength(2);
    expect(timeline.getAllByText('From Sun, Nov 22, 2026, 08:00 EST until Sun, Nov 22, 2026, 08:10 EST')).toHaveLength(2);
    expect(timeline.getByText('From Sun, Nov 22, 2026, 08:00 EST until now')).toBeDefined();
    const [, shown] = within(screen.getByRole('region', { name: 'Displayed in the hour before' })).getAllByRole('row');
    expect(Array.from(shown?.children ?? [], ({ textContent }) => textContent)).toEqual([
      'Sun, Nov 22, 2026, 08:02 EST',
      'Deposit',
      'notice',
      'abcdef01',
    ]);
    expect(timeline.getAllByText('logged in · mobile · alpha · US-NJ · vip · flag cup').length).toBe(3);
    expect(server.inputsOf('whatPlayerSaw')).toEqual([{ playerId: 'player-1', at: '2026-11-22T13:03:00Z', reason: 'A complaint' }]);
  });

  it('a time is converted to UTC once, also when View is pressed before the answer', async () => {
    const server = serverFor('compliance');
    await look(server);
    await screen.findByRole('region', { name: /^Shown at/ });
    expect(server.inputsOf('tellTime')).toEqual([{ zone: 'America/New_York', local: '2026-11-22T08:03' }]);
    expect(server.inputsOf('whatPlayerSaw')).toHaveLength(1);
  });

  it('a time that could not be converted is converted again at the next press', async () => {
    const server = serverFor('compliance').on('tellTime', () => {
      throw new Refusal('busy', 'In a moment.');
    });
    const user = await look(server);
    await looking().findByText('In a moment.');
    server.on('tellTime', () => ({ at: '2026-11-22T13:03:00.000Z', words: 'In UTC', now: '' }));
    await user.click(looking().getByRole('button', { name: 'View' }));
    await screen.findByRole('region', { name: /^Shown at/ });
    expect(server.inputsOf('whatPlayerSaw')).toHaveLength(1);
  });

  it('an invalid time is not looked up again for the next typed time without a press', async () => {
    const server = serverFor('approver').on('tellTime', ({ local }) => {
      if (local === '2026-11-22T08:03') throw new Refusal('time', 'The clocks go forward over it.');
      return { at: '2026-11-22T14:03:00.000Z', words: 'In UTC', now: '' };
    });
    const user = await look(server);
    await looking().findByText('The clocks go forward over it.');
    fireEvent.change(looking().getByLabelText('Time'), { target: { value: '2026-11-22T09:03' } });
    await looking().findByText('In UTC');
    expect(server.inputsOf('whatPlayerSaw')).toEqual([]);
    await user.click(looking().getByRole('button', { name: 'View' }));
    await waitFor(() => expect(server.inputsOf('whatPlayerSaw')).toMatchObject([{ at: '2026-11-22T14:03:00Z' }]));
  });

  it('an invalid time is not looked up again for another time zone without a press', async () => {
    const server = serverFor('approver').on('tellTime', ({ zone }) => {
      if (zone === 'America/New_York') throw new Refusal('time', 'The clocks go forward over it.');
      return { at: '2026-11-22T15:03:00.000Z', words: 'In UTC', now: '' };
    });
    const user = await look(server);
    await looking().findByText('The clocks go forward over it.');
    await user.selectOptions(looking().getByLabelText('Time zone'), 'America/Denver');
    await looking().findByText('In UTC');
    expect(server.inputsOf('whatPlayerSaw')).toEqual([]);
    await user.click(looking().getByRole('button', { name: 'View' }));
    await waitFor(() => expect(server.inputsOf('whatPlayerSaw')).toMatchObject([{ at: '2026-11-22T15:03:00Z' }]));
  });

  it('what a player saw lists each part with the reason it was hidden', async () => {
    const user = await look(serverFor('approver').on('whatPlayerSaw', () => ({ seen: [seen({})], displays: [] })));
    await user.click(await screen.findByText('Part by part (3)'));
    expect(screen.getByText('One session')).toBeDefined();
    expect(screen.getByText('The kind LiveEventsShelf is switched off.')).toBeDefined();
    expect(screen.getByText('2 of 3 parts shown')).toBeDefined();
  });

  it('a lookup without sessions says that the player saw no page', async () => {
    await look(serverFor('approver').on('whatPlayerSaw', () => ({ seen: [], displays: [] })));
    expect(await screen.findByRole('heading', { name: 'The player saw no page at this time' })).toBeDefined();
  });

  it('a lookup with missing fields is not sent, and each field says so', async () => {
    const server = serverFor('approver');
    const { user } = openConsole(server, '/players');
    await headingOf('Players');
    await user.click(looking().getByRole('button', { name: 'View' }));
    for (const words of ['Enter the player’s id.', 'Enter a date and time.', 'Enter a reason in a few words.'])
      expect(looking().getByText(words)).toBeDefined();
    expect(server.inputsOf('whatPlayerSaw')).toEqual([]);
  });

  it('a lookup at a time that does not exist is refused at its field', async () => {
    const server = serverFor('approver').on('tellTime', () => {
      throw new Refusal('time', 'The clocks go forward over it.');
    });
    await look(server);
    expect(await looking().findByText('The clocks go forward over it.')).toBeDefined();
    expect(looking().getByLabelText('Time').getAttribute('aria-invalid')).toBe('true');
    expect(server.inputsOf('whatPlayerSaw')).toEqual([]);
  });

  it('the player lookups are hidden from other roles, and the allowed ones are named', async () => {
    openConsole(serverFor('viewer'), '/players');
    await headingOf('Players');
    for (const name of ['What did a player see?', 'What did a player confirm?', 'Exclusion register', 'Contact details'])
      expect(screen.queryByRole('form', { name })).toBeNull();
    expect(screen.getAllByText('You are logged in as viewer. Only approver or compliance can do this.')).toHaveLength(6);
  });
});

describe('what a player confirmed', () => {
  const confirming = () => within(screen.getByRole('form', { name: 'What did a player confirm?' }));
  const made = { id: 'w1', cents: 5_000, currency: 'USD', status: 'SUCCESSFUL', requestedAt: '2026-11-22T13:00:00.000Z' } as const;
  const consent = {
    ...{ revision: 'abc', nodeId: 'consent', sentence: 'It leaves now.', label: 'Yes, send' },
    agreedAt: '2026-11-22T13:00:00.000Z',
  };
  async function lookUp(server: FakeConsole) {
    const { user } = openConsole(server, '/players');
    await headingOf('Players');
    await user.type(confirming().getByLabelText('Player'), 'player-1');
    await user.type(confirming().getByLabelText('Reason for viewing'), 'A complaint');
    await user.click(confirming().getByRole('button', { name: 'Look up withdrawals' }));
  }

  it('each withdrawal shows the text that the player confirmed, its place and its time', async () => {
    const server = serverFor('compliance').on('whatPlayerConfirmed', () => ({
      withdrawals: [
        { ...made, consent },
        { ...made, id: 'w0', consent: null },
      ],
    }));
    await lookUp(server);
    const [first, second] = within(await screen.findByRole('list', { name: /^Withdrawals and the texts/ })).getAllByRole('listitem');
    expect(first?.textContent).toMatch(
      /\$50\.00 USD.*successful.*w1.*“It leaves now\.”.*Button: “Yes, send”.*Part consent of revision abc/,
    );
    expect(second?.textContent).toContain('No confirmation text is recorded.');
    expect(server.inputsOf('whatPlayerConfirmed')).toEqual([{ playerId: 'player-1', reason: 'A complaint' }]);
  });

  it('a player without withdrawals has none to show', async () => {
    await lookUp(serverFor('approver').on('whatPlayerConfirmed', () => ({ withdrawals: [] })));
    expect(await screen.findByRole('heading', { name: 'No withdrawals' })).toBeDefined();
  });

  it('a lookup of withdrawals needs a player and a reason', async () => {
    const server = serverFor('approver');
    const { user } = openConsole(server, '/players');
    await headingOf('Players');
    await user.click(confirming().getByRole('button', { name: 'Look up withdrawals' }));
    for (const words of ['Enter the player’s id.', 'Enter a reason in a few words.']) expect(confirming().getByText(words)).toBeDefined();
    expect(server.inputsOf('whatPlayerConfirmed')).toEqual([]);
  });
});

describe('a player’s contact', () => {
  const asking = () => within(screen.getByRole('form', { name: 'Contact details' }));
  async function lookUp(server: FakeConsole) {
    const { user } = openConsole(server, '/players');
    await headingOf('Players');
    await user.type(asking().getByLabelText('Player'), 'player-1');
    await user.type(asking().getByLabelText('Reason for viewing'), 'A letter came back');
    await user.click(asking().getByRole('button', { name: 'Look up contact details' }));
  }

  it('a player’s contact shows address, phone and the last digits of the tax number', async () => {
    const contact = { addressLine: '12 Market Street', city: 'Newark', postalCode: '07102', region: 'US-NJ', phone: '+12015550123' };
    const server = serverFor('compliance').on('readPlayerContact', () => ({ contact: { ...contact, taxDigits: '••34' } }));
    await lookUp(server);
    expect(await screen.findByText('12 Market Street, Newark, US-NJ 07102')).toBeDefined();
    for (const text of ['+12015550123', '••34']) expect(screen.getByText(text)).toBeDefined();
    expect(server.inputsOf('readPlayerContact')).toEqual([{ playerId: 'player-1', reason: 'A letter came back' }]);
  });

  it('a player without an address has no contact to show', async () => {
    await lookUp(serverFor('approver').on('readPlayerContact', () => ({ contact: null })));
    expect(await screen.findByRole('heading', { name: 'No address' })).toBeDefined();
  });
});

describe('logging a player out', () => {
  it('logging a player out asks for a reason and says how many sessions ended', async () => {
    const server = serverFor('compliance').on('endPlayerSessions', () => ({ ended: 1 }));
    const { user } = openConsole(server, '/players');
    await headingOf('Players');
    const form = within(screen.getByRole('form', { name: 'Log a player out' }));
    await user.type(form.getByLabelText('Player'), 'player-1');
    await user.click(form.getByRole('button', { name: 'Log out everywhere' }));
    expect(form.getByText('Enter a reason in a few words.')).toBeDefined();
    await user.type(form.getByLabelText('Reason'), 'The phone was stolen');
    await user.click(form.getByRole('button', { name: 'Log out everywhere' }));
    expect(await screen.findByText('1 session was ended.')).toBeDefined();
    expect(server.inputsOf('endPlayerSessions')).toEqual([{ playerId: 'player-1', reason: 'The phone was stolen' }]);
  });
});

describe('the explanation for an audience', () => {
  it('any role can explain what a described audience sees', async () => {
    const server = serverFor('viewer').on('listDrafts', () => ({
      drafts: [draft(), draft({ id: 'elsewhere', surface: 'casino', title: 'Lobby' })],
    }));
    const { user } = openConsole(server, '/players');
    await headingOf('Players');
    const form = explaining();
    await form.findByRole('option', { name: 'Ontario (CA-ON)' });
    await user.selectOptions(form.getByLabelText('Brand'), 'beta');
    await user.selectOptions(form.getByLabelText('Region'), 'Ontario (CA-ON)');
    await user.selectOptions(form.getByLabelText('Login'), 'Logged-in player');
    await user.selectOptions(form.getByLabelText('Device'), 'Phone');
    await user.type(form.getByLabelText('Segments'), 'vip cup-guests');
    expect(form.queryByRole('option', { name: 'Draft: Lobby' })).toBeNull();
    await user.selectOptions(form.getByLabelText('Source'), await form.findByRole('option', { name: 'Draft: Cup final on top' }));
    await user.click(form.getByRole('button', { name: 'Explain' }));
    expect(await screen.findByText('It is for the segment vip.')).toBeDefined();
    expect(server.inputsOf('explain')).toEqual([
      {
        surface: 'home',
        brand: 'beta',
        region: 'CA-ON',
        login: 'player',
        device: 'MOBILE',
        segments: ['vip', 'cup-guests'],
        draftId: 'draft-1',
      },
    ]);
  });

  it('an explanation separates shown parts from hidden ones', async () => {
    const server = serverFor('viewer');
    const { user } = openConsole(server, '/players');
    await headingOf('Players');
    await explaining().findByRole('option', { name: 'Ontario (CA-ON)' });
    await user.selectOptions(explaining().getByLabelText('Surface'), 'Pages: Casino lobby');
    await user.click(explaining().getByRole('button', { name: 'Explain' }));
    await screen.findByText('2 of 3 parts shown');
    const shown = () => nodes.map(({ id }) => id).filter((id) => screen.queryByText(id) !== null);
    await user.click(screen.getByRole('radio', { name: 'Hidden' }));
    expect(shown()).toEqual(['vip']);
    await user.click(screen.getByRole('radio', { name: 'Shown' }));
    expect(shown()).toEqual(['slots', 'live']);
    await waitFor(() =>
      expect(server.inputsOf('explain')).toEqual([
        { surface: 'casino', brand: 'alpha', region: 'US-NJ', login: 'visitor', device: 'DESKTOP' },
      ]),
    );
  });

  it('an explanation of an empty surface says so', async () => {
    const server = serverFor('viewer').on('explain', () => {
      throw new Refusal('not-found', 'Nothing is published here for this audience.');
    });
    const { user } = openConsole(server, '/players');
    await headingOf('Players');
    await explaining().findByRole('option', { name: 'Ontario (CA-ON)' });
    await user.click(explaining().getByRole('button', { name: 'Explain' }));
    expect(await screen.findByText('Nothing is published here for this audience.')).toBeDefined();
  });
});

describe('answers of the exclusion register', () => {
  const asking = () => within(screen.getByRole('form', { name: 'Exclusion register' }));
  const answer = {
    requestId: 'request-1',
    verdict: 'LISTED' as const,
    listedUntil: '2027-11-22T12:00:00.000Z',
    regions: ['US-NJ'],
    answeredAt: '2026-11-22T12:00:00.000Z',
    receivedAt: '2026-11-22T12:00:01.000Z',
    isApplied: true,
  };
  async function lookUp(server: FakeConsole) {
    const { user } = openConsole(server, '/players');
    await headingOf('Players');
    await user.type(asking().getByLabelText('Player'), 'player-1');
    await user.type(asking().getByLabelText('Reason for viewing'), 'A complaint');
    await user.click(asking().getByRole('button', { name: 'Look up answers' }));
  }

  it('each answer of the exclusion register is listed with its expiry and refunded bets', async () => {
    const server = serverFor('compliance').on('whatRegisterSaid', () => ({
      awaitsRegister: false,
      standing: { isListed: true, answeredAt: answer.answeredAt, freshUntil: '2026-11-22T12:10:00.000Z' },
      answers: [answer, { ...answer, requestId: 'request-0', verdict: 'NOT_LISTED', listedUntil: null, regions: null, isApplied: false }],
      refundedBets: 3,
    }));
    await lookUp(server);
    const table = await screen.findByRole('table', { name: 'Register answers' });
    expect(table.textContent).toMatch(
      /Listed until 2027-11-22, US-NJ.*Yes.*request-1.*Not listed.*No, replaced by a newer answer.*request-0/,
    );
    expect(screen.getByText(/^Listed\. Valid until.*Open bets refunded because of a listing: 3\.$/)).toBeDefined();
    expect(server.inputsOf('whatRegisterSaid')).toEqual([{ playerId: 'player-1', reason: 'A complaint' }]);
  });

  it('a player without register answers shows that the account is waiting', async () => {
    await lookUp(
      serverFor('approver').on('whatRegisterSaid', () => ({ awaitsRegister: true, standing: null, answers: [], refundedBets: 0 })),
    );
    expect(await screen.findByRole('heading', { name: 'No answers' })).toBeDefined();
    expect(screen.getByText(/has not responded yet\. The new account is waiting for the answer\./)).toBeDefined();
  });
});
