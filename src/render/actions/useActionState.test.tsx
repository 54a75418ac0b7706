import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { acknowledgeAction } from '#fixtures/worlds/actions.ts';
import { stagePlatform } from '#src/console/preview/stagePlatform.ts';
import { type RenderPorts, RenderProvider } from '../ports.tsx';
import type { ActionInput, WireAction } from './types.ts';
import { useCurrentInput, useTaken } from './useActionState.ts';

/** Renders an action whose answers the test gives, on a page whose player can change. */
function setUp(playerId: string | null) {
  const here = { playerId, tell: () => undefined as void };
  const answers: ((value: never) => void)[] = [];
  const later = vi.fn(() => new Promise<never>((resolve) => void answers.push(resolve)));
  const ports: Partial<RenderPorts> = {
    playerId: () => here.playerId,
    watchPlayer: (listener) => {
      here.tell = listener;
      return () => undefined;
    },
    actions: { AcknowledgeAction: { run: later, current: later, taken: later } },
  };
  const { client } = stagePlatform('2026-11-21T18:00:00.000Z');
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApolloProvider client={client}>
      <RenderProvider ports={ports}>{children}</RenderProvider>
    </ApolloProvider>
  );
  return {
    asked: later,
    wrapper,
    answer: (value: ActionInput | string | null) => act(async () => answers.at(-1)?.(value as never)),
    come: (next: string | null) =>
      act(async () => {
        here.playerId = next;
        here.tell();
      }),
  };
}

describe('the current input', () => {
  it('the current input is null until answered, and empty for an action without one', async () => {
    const { wrapper, answer } = setUp('p1');
    const { result } = renderHook(() => useCurrentInput(acknowledgeAction), { wrapper });
    expect(result.current).toBeNull();
    await answer({ oddsFormat: 'EURO' });
    expect(result.current).toEqual({ oddsFormat: 'EURO' });
    const unknown = renderHook(() => useCurrentInput({ __typename: 'FutureAction' }), { wrapper });
    await act(async () => undefined);
    expect(unknown.result.current).toEqual({});
  });

  it('the current input is loaded for each player who becomes known', async () => {
    const { wrapper, answer, come, asked } = setUp(null);
    const { result } = renderHook(() => useCurrentInput(acknowledgeAction), { wrapper });
    await act(async () => undefined);
    expect([result.current, asked.mock.calls.length]).toEqual([{}, 0]);
    await come('p1');
    expect(result.current).toBeNull();
    await answer({ oddsFormat: 'EURO' });
    expect(result.current).toEqual({ oddsFormat: 'EURO' });
    await come('p2');
    expect([result.current, asked.mock.calls.length]).toEqual([null, 2]);
    await come(null);
    expect([result.current, asked.mock.calls.length]).toEqual([{}, 2]);
  });
});

describe('whether an action was taken', () => {
  it('the state of one action is not used for another', async () => {
    const { wrapper, answer } = setUp('p1');
    const { result, rerender } = renderHook(({ action }: { readonly action: WireAction }) => useTaken(action), {
      wrapper,
      initialProps: { action: acknowledgeAction as WireAction },
    });
    expect(result.current).toBeUndefined();
    await answer('You have read it.');
    expect(result.current).toBe('You have read it.');
    rerender({ action: { ...acknowledgeAction } });
    expect(result.current).toBe('You have read it.');
    rerender({ action: { ...acknowledgeAction, ackType: 'deposit-amount' } as WireAction });
    expect(result.current).toBeUndefined();
    await answer(null);
    expect(result.current).toBeNull();
  });

  it('a state that could not be loaded counts as not taken', async () => {
    const { wrapper, asked } = setUp('p1');
    asked.mockRejectedValueOnce(new TypeError('offline'));
    const { result } = renderHook(() => useTaken(acknowledgeAction), { wrapper });
    await act(async () => undefined);
    expect(result.current).toBeNull();
  });
});
