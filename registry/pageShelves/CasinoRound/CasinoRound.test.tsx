import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CasinoRoundFragmentDoc } from '#src/gql/graphql.ts';
import type { RenderPorts } from '#src/render/index.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describe('CasinoRound', () => {
  it('a casino round shows its result, wager, win, balance after and reference (checklist 27)', async () => {
    await stageCase(caseOf('CasinoRound', 'usual'));
    expect(screen.getByText('Cherry, cherry, bell')).toBeDefined();
    expect(screen.getByText('+$1.50')).toBeDefined();
    expect([valueOf('Wagered'), valueOf('Won'), valueOf('Balance after'), valueOf('Reference')]).toEqual([
      '$1.00',
      '$2.50',
      '$1,001.50',
      'rnd_01J9Z4T8',
    ]);
    expect(screen.queryByText('Returned')).toBeNull();
  });

  it('a casino round links back to its session, with the id encoded', async () => {
    const { unmount } = await stageCase(caseOf('CasinoRound', 'usual'));
    expect(screen.getByRole('link', { name: /All rounds/ }).getAttribute('href')).toBe('/account/history/casino/session-1');
    unmount();
    await stageCase(caseOf('CasinoRound', 'hostile'));
    expect(screen.getByRole('link', { name: /All rounds/ }).getAttribute('href')).toBe(
      '/account/history/casino/..%2F..%2F..%2Fevil%3Fx%3D1',
    );
  });

  it('an open round is not settled, and a returned wager went back to the balance (checklist 26)', async () => {
    const { unmount } = await stageCase(caseOf('CasinoRound', 'one'));
    expect(screen.getByText('In progress')).toBeDefined();
    expect(valueOf('Ended')).toBe('Not settled yet');
    unmount();
    await stageCase(caseOf('CasinoRound', 'returned'));
    expect(valueOf('Returned')).toBe('$1.00');
    expect(screen.getByText('This round was not finished. We returned your wager to your balance.')).toBeDefined();
  });

  it('the page of an unknown round shows the operator’s text', async () => {
    await stageCase(caseOf('CasinoRound', 'empty'));
    expect(screen.getByText('We have no record of this round')).toBeDefined();
  });

  it('the page of a casino round asks a visitor to log in', async () => {
    const entry = caseOf('CasinoRound', 'usual');
    const meet = vi.fn<RenderPorts['meet']>(async () => false);
    const { platform } = await stageCase(entry, { ports: { meet } });
    act(() => void platform.client.cache.evict({ id: `CasinoRoundShelf:${entry.node.id}`, fieldName: 'round' }));
    expect(await screen.findByText('Log in to see your round')).toBeDefined();
  });

  it('the public fragment of a casino round does not ask for the round', () => {
    expect(JSON.stringify(CasinoRoundFragmentDoc.definitions[0])).not.toContain('"round"');
  });
});
