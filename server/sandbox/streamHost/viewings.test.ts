import { beforeEach, describe, expect, it } from 'vitest';
import { testPorts } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { VIEWING_SECONDS, Viewings } from './viewings.ts';

const clock = testPorts();
let serial = 0;
const ports = { now: clock.now, newSecret: (bytes: number) => `secret-${bytes}-${(serial += 1)}` };
const mine = { eventId: 'e1', viewer: 's1' };
const later = (seconds: number): void => clock.setNow(new Date(NOON.getTime() + seconds * 1_000));
let viewings: Viewings;

beforeEach(() => {
  clock.setNow(NOON);
  viewings = new Viewings(ports);
});

describe('a viewing', () => {
  it('a viewing has a secret address and lasts a minute', () => {
    const { id, expiresAt } = viewings.open(mine);
    expect(id).toMatch(/^secret-18-/);
    expect(expiresAt).toEqual(new Date(NOON.getTime() + VIEWING_SECONDS * 1_000));
    later(VIEWING_SECONDS - 1);
    expect(viewings.find(id)).toMatchObject(mine);
    later(VIEWING_SECONDS);
    expect(viewings.find(id)).toBeNull();
  });

  it('a viewing is extended by a ticket of the same viewer and event', () => {
    const { id } = viewings.open(mine);
    later(VIEWING_SECONDS - 1);
    expect(viewings.extend(id, mine)).toMatchObject({ id });
    later(2 * VIEWING_SECONDS - 2);
    expect(viewings.find(id)).not.toBeNull();
  });

  it.each([[{ eventId: 'e2', viewer: 's1' }], [{ eventId: 'e1', viewer: 's2' }]])(
    'a viewing is not extended by a ticket of %j',
    (other) => {
      const { id } = viewings.open(mine);
      expect(viewings.extend(id, other)).toBeNull();
      later(VIEWING_SECONDS);
      expect(viewings.find(id)).toBeNull();
    },
  );

  it('a viewing that is over or unknown is not extended', () => {
    const { id } = viewings.open(mine);
    later(VIEWING_SECONDS);
    expect(viewings.extend(id, mine)).toBeNull();
    expect(viewings.extend('invented', mine)).toBeNull();
    expect(viewings.find('invented')).toBeNull();
  });

  it('opening a viewing leaves the others unchanged', () => {
    const first = viewings.open(mine);
    later(30);
    const second = viewings.open({ eventId: 'e1', viewer: 's2' });
    expect(viewings.find(first.id)).not.toBeNull();
    later(VIEWING_SECONDS);
    viewings.open(mine);
    expect(viewings.find(first.id)).toBeNull();
    expect(viewings.find(second.id)).not.toBeNull();
  });
});
