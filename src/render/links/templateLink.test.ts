import { describe, expect, it } from 'vitest';
import { tableLink } from './tableLink.ts';
import { templateLink } from './templateLink.ts';

describe('a template link', () => {
  type Gate = { readonly __typename: 'Gate'; readonly way: string; readonly gateId: string; readonly tag: string | null };
  const gate = templateLink<Gate>('Gate', '/gates/:way/g?id=:gateId|&tag=:tag', { way: ['in', 'out/side'] });
  const link = (changes: Partial<Gate> = {}): Gate => ({ __typename: 'Gate', way: 'in', gateId: 'north', tag: null, ...changes });

  it.each([
    [link(), '/gates/in/g?id=north'],
    [link({ way: 'out/side', tag: 'a-1' }), '/gates/out/side/g?id=north&tag=a-1'],
  ])('the link %j is written %s and read back', (each, address) => {
    expect(gate.path(each)).toBe(address);
    expect(gate.parse(address)).toEqual(each);
  });

  it.each([{ way: 'constructor' }, { way: '' }, { gateId: '' }, { gateId: 'a&tag=b' }, { gateId: '../x' }, { tag: 'A' }, { tag: '' }])(
    'a link with the invalid value %j has no address',
    (changes) => expect(gate.path(link(changes))).toBeNull(),
  );

  it.each([
    '/gates/up/g?id=north',
    '/gates/in/g',
    '/gates/in/gid=north',
    '/gates/in/g?id=north&tag=',
    '/gates/in/g?id=north#top',
    '/gates',
  ])('the address %s belongs to another kind of link', (address) => expect(gate.parse(address)).toBeNull());

  it('a template link accepts only texts that match its pattern', () => {
    const receipt = templateLink<{ readonly __typename: 'R'; readonly id: string }>('R', '/r/:id', { id: /^[A-Z]+$/ });
    expect(receipt.path({ __typename: 'R', id: 'ABC' })).toBe('/r/ABC');
    expect(receipt.path({ __typename: 'R', id: 'abc' })).toBeNull();
  });
});

describe('a table link', () => {
  const door = tableLink<{ readonly __typename: 'Door'; readonly name: string }>('Door', 'name', { front: '/', back: '/yard' });

  it('a table link is written and read by its table', () => {
    expect(door.path({ __typename: 'Door', name: 'back' })).toBe('/yard');
    expect(door.parse('/yard')).toEqual({ __typename: 'Door', name: 'back' });
  });

  it.each(['side', '', 'constructor', '__proto__', 'toString'])('the link %j is not in the table', (name) =>
    expect(door.path({ __typename: 'Door', name })).toBeNull(),
  );

  it('a table link reads no other address', () => expect(door.parse('/cellar')).toBeNull());
});
