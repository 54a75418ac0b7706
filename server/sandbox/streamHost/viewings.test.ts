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
  it('has an address that cannot be guessed, and lasts a minute', () => {
    const { id, expiresAt } = viewings.open(mine);
    expect(id).toMatch(/^secret-18-/);
    expect(expiresAt).toEqual(new Date(NOON.getTime() + VIEWING_SECONDS * 1_000));
    later(VIEWING_SECONDS - 1);
    expect(viewings.find(id)).toMatchObject(mine);
    later(VIEWING_SECONDS);
    expect(viewings.find(id)).toBeNull();
  });

  it('goes on by another ticket of the same viewer for the same event', () => {
    const { id } = viewings.open(mine);
    later(VIEWING_SECONDS - 1);
    expect(viewings.extend(id, mine)).toMatchObject({ id });
    later(2 * VIEWING_SECONDS - 2);
    expect(viewings.find(id)).not.toBeNull();
  });

  it.each([[{ eventId: 'e2', viewer: 's1' }], [{ eventId: 'e1', viewer: 's2' }]])('does not go on by a ticket of %j', (other) => {
    const { id } = viewings.open(mine);
    expect(viewings.extend(id, other)).toBeNull();
    later(VIEWING_SECONDS);
    expect(viewings.find(id)).toBeNull();
  });

  it('does not go on once it is over, nor where there was none', () => {
    const { id } = viewings.open(mine);
    later(VIEWING_SECONDS);
    expect(viewings.extend(id, mine)).toBeNull();
    expect(viewings.extend('invented', mine)).toBeNull();
    expect(viewings.find('invented')).toBeNull();
  });

  it('is one of many: opening one leaves the others as they are', () => {
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
