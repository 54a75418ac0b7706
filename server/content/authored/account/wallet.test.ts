import { describe, expect, it } from 'vitest';
import { walletKinds, walletSurfaces } from '#src/shared/payments/walletKinds.ts';
import { walletPages } from './wallet.ts';

describe('the documents of the wallet', () => {
  it('are one for each of its surfaces', () => {
    expect(walletPages.map(({ surface }) => surface).toSorted()).toEqual([...walletSurfaces].toSorted());
  });

  it.each(walletSurfaces)('%s is of the kinds that it may hold, and has each that it owes, MANDATORY', (name) => {
    const nodes = walletPages.flatMap((page) => (page.surface === name ? Object.values(page.nodes) : []));
    const listed = walletKinds[name];
    expect(nodes.filter(({ kind }) => listed[kind] === undefined)).toEqual([]);
    const owed = Object.keys(listed).filter((kind) => listed[kind] === 'owed');
    expect(
      nodes
        .filter(({ criticality }) => criticality === 'MANDATORY')
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(owed.toSorted());
  });
});
