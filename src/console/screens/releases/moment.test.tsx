import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { LocalMoment } from '#src/shared/console/releases.ts';
import { FakeConsole, Refusal } from '#tests/support/console/fakeConsole.ts';
import { ConsoleProvider, createConsoleClient } from '../../api/index.ts';
import { MomentField } from './MomentField.tsx';

const telling = () =>
  new FakeConsole('approver').on('tellTime', ({ local, zone, which = 'the only one' }) => ({
    at: '',
    words: `${local}, ${zone}, ${which}`,
    now: '',
  }));
const twice = () =>
  telling().on('tellTime', ({ which }) => {
    if (which === undefined) throw new Refusal('time', 'It comes twice.', { first: 'EDT', second: 'EST' });
    return { at: '', words: `the ${which}`, now: '' };
  });

async function draw(server: FakeConsole, zone = 'America/New_York') {
  const client = createConsoleClient(server.send);
  await client.open();
  const said: { moment: LocalMoment } = { moment: { local: '' } };
  const told: (string | null)[] = [];
  function Form({ of }: { readonly of: string }) {
    const [moment, setMoment] = useState(said.moment);
    const keep = (next: LocalMoment): void => {
      said.moment = next;
      setMoment(next);
    };
    return <MomentField label="Starts" zone={of} moment={moment} onChange={keep} onTold={(instant) => told.push(instant?.words ?? null)} />;
  }
  const tree = (of: string) => (
    <ConsoleProvider client={client}>
      <Form of={of} />
    </ConsoleProvider>
  );
  const { rerender } = render(tree(zone));
  return { said, told, change: (of: string) => rerender(tree(of)) };
}
const type = (value: string) => fireEvent.change(screen.getByLabelText('Starts'), { target: { value } });

describe('a time on a clock', () => {
  it('a complete time is converted once, without the values typed before', async () => {
    const server = telling();
    const { said } = await draw(server);
    for (const local of ['2026-11-23T09:00', '2026-11-23T09:10', '2026-11-23T09:15']) type(local);
    expect(await screen.findByText('2026-11-23T09:15, America/New_York, the only one')).toBeDefined();
    expect(server.inputsOf('tellTime')).toEqual([{ zone: 'America/New_York', local: '2026-11-23T09:15' }]);
    expect(said.moment).toEqual({ local: '2026-11-23T09:15' });
  });

  it('a time is converted again for another zone, and the old result is cleared first', async () => {
    const { told, change } = await draw(telling());
    type('2026-11-23T09:15');
    await screen.findByText(/America\/New_York/);
    // The field shows the result before it reports it.
    await waitFor(() => expect(told).toEqual([null, '2026-11-23T09:15, America/New_York, the only one']));
    change('America/Chicago');
    expect(screen.queryByText(/America\/New_York/)).toBeNull();
    await waitFor(() => expect(told.at(-1)).toBeNull());
    expect(await screen.findByText('2026-11-23T09:15, America/Chicago, the only one')).toBeDefined();
  });

  it('a cleared time sends nothing and shows nothing', async () => {
    const server = telling();
    await draw(server);
    type('2026-11-23T09:15');
    await screen.findByText(/2026-11-23T09:15/);
    type('');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(server.inputsOf('tellTime')).toHaveLength(1);
  });

  it('a time that occurs twice asks which one, and another time resets the choice', async () => {
    const { said } = await draw(twice());
    type('2026-11-01T01:30');
    await userEvent.click(await screen.findByRole('radio', { name: 'The first (before the change)' }));
    expect(await screen.findByText('the first')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'The second (after the change)' }));
    expect(await screen.findByText('the second')).toBeDefined();
    expect(said.moment).toEqual({ local: '2026-11-01T01:30', which: 'second' });
    type('2026-11-01T03:30');
    expect(said.moment).toEqual({ local: '2026-11-01T03:30' });
  });

  it('a time that does not exist is refused at its field', async () => {
    const server = telling().on('tellTime', () => {
      throw new Refusal('time', 'The clocks go forward over it.');
    });
    await draw(server);
    type('2027-03-14T02:30');
    await waitFor(() => expect(screen.getByLabelText('Starts').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('The clocks go forward over it.')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
