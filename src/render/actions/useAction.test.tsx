import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { acknowledgeAction } from '#fixtures/worlds/actions.ts';
import { page } from '#fixtures/worlds/links.ts';
import { stagePlatform } from '#src/console/preview/stagePlatform.ts';
import { type RenderPorts, RenderProvider, type RenderReport } from '../ports.tsx';
import { type Attempt, createAttempts } from './attempts.ts';
import type { ActionAnswer, ActionContext, WireAction } from './types.ts';
import { useAction } from './useAction.ts';

const NOW = Date.parse('2026-11-21T18:00:00.000Z');
const done: ActionAnswer = { succeeded: true, userErrors: [] };
const refused: ActionAnswer = { succeeded: false, userErrors: [] };
const goesOn: WireAction = { ...acknowledgeAction, next: page('/live') };

/** `answer` responds to the last attempt sent. */
async function control(
  action: WireAction = acknowledgeAction,
  { ports = {}, replaces }: { ports?: Partial<RenderPorts>; replaces?: true } = {},
) {
  const client = stagePlatform('2026-11-21T18:00:00.000Z').client;
  const waiting: { readonly resolve: (answer: ActionAnswer) => void; readonly reject: (error: Error) => void }[] = [];
  const run = vi.fn(
    (_action: never, _input: object, _context: ActionContext) =>
      new Promise<ActionAnswer>((resolve, reject) => void waiting.push({ resolve, reject })),
  );
  const report = vi.fn<(report: RenderReport) => void>();
  const all: Partial<RenderPorts> = {
    report,
    attempts: createAttempts(),
    playerId: () => 'p1',
    meet: () => Promise.resolve(true),
    actions: { AcknowledgeAction: { run, ...(replaces ? { replaces } : {}) } },
    links: { SportsbookPageDeepLink: { path: ({ canonicalUrl }: { canonicalUrl: string }) => canonicalUrl } },
    ...ports,
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApolloProvider client={client}>
      <MemoryRouter>
        <RenderProvider ports={all}>{children}</RenderProvider>
      </MemoryRouter>
    </ApolloProvider>
  );
  const hook = renderHook(() => ({ ...useAction(action, 'node'), path: useLocation().pathname }), { wrapper });
  await act(async () => undefined);
  return {
    ...hook,
    report,
    attempts: all.attempts ?? createAttempts(),
    press: (input: object = {}) => act(async () => hook.result.current.run({ ...input })),
    answer: (answer: ActionAnswer | Error) =>
      act(async () => (answer instanceof Error ? waiting.at(-1)?.reject(answer) : waiting.at(-1)?.resolve(answer))),
    sent: () => run.mock.calls.map(([, input, { actionId }]) => ({ actionId, input })),
  };
}

const begun = (changes: Partial<Attempt> = {}): RenderPorts['attempts'] => {
  const attempts = createAttempts();
  const attempt = {
    actionId: 'begun',
    playerId: 'p1',
    of: 'node',
    action: acknowledgeAction,
    input: {},
    startedAt: Date.now(),
    ...changes,
  };
  attempts.keep(acknowledgeAction.id, attempt);
  return attempts;
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a control that is pressed', () => {
  it('a control sends its action once, however often it is pressed before the answer', async () => {
    const { press, answer, sent, result } = await control();
    await press();
    await press();
    expect([sent().length, result.current.isRunning, result.current.end]).toEqual([1, true, null]);
    await answer(done);
    expect([result.current.isRunning, result.current.end]).toEqual([false, { kind: 'done', next: null, said: null }]);
  });

  it('a control sends a new id after the first action’s result', async () => {
    const { press, answer, sent } = await control();
    await press();
    await answer(done);
    await press();
    const [first, second] = sent();
    expect(second?.actionId).toMatch(/./);
    expect(second?.actionId).not.toBe(first?.actionId);
  });

  it('a successful action leads to its next page, and a refused one stays', async () => {
    const { press, answer, result } = await control(goesOn);
    await press();
    await answer(refused);
    expect([result.current.end?.kind, result.current.path]).toEqual(['refused', '/']);
    await press();
    await answer(done);
    expect(result.current.path).toBe('/live');
  });

  it('a control that was left before the answer leads nowhere', async () => {
    const { press, answer, unmount, attempts, result } = await control(goesOn);
    await press();
    unmount();
    await answer(done);
    expect(result.current.path).toBe('/');
    expect(attempts.all()).toEqual([]);
  });

  it('an unknown action is reported with its node', async () => {
    const { press, report, result } = await control({ __typename: 'FutureAction' });
    await press();
    expect(result.current.end).toEqual({ kind: 'unmapped' });
    expect(report.mock.calls.map(([{ nodeId, kind, reason }]) => `${nodeId} ${kind} ${reason}`)).toEqual([
      'node FutureAction unmapped-action',
    ]);
  });

  it('a control can be pressed again when its requirement could not be asked', async () => {
    const meet = vi.fn(() => Promise.reject(new Error('the dialog did not load')));
    const { press, result, sent } = await control({ ...acknowledgeAction, requirements: ['LOGIN'] }, { ports: { meet } });
    await press();
    expect([result.current.isRunning, result.current.end?.kind]).toEqual([false, 'requirement-unmet']);
    await press();
    expect([meet.mock.calls.length, sent().length]).toEqual([2, 0]);
  });
});

describe('an unanswered action', () => {
  it('an unanswered action is sent again with its id when pressed', async () => {
    const { press, answer, sent, result } = await control();
    await press({ a: 1 });
    await answer(new Error('offline'));
    expect(result.current.end).toEqual({ kind: 'unanswered' });
    await press({ a: 1 });
    expect(new Set(sent().map(({ actionId }) => actionId)).size).toBe(1);
    expect(sent()).toHaveLength(2);
  });

  it('an unanswered action is sent again once when the connection returns', async () => {
    const { press, answer, sent } = await control();
    await press();
    await answer(new Error('offline'));
    const goOnline = () => act(async () => void globalThis.dispatchEvent(new Event('online')));
    await goOnline();
    expect(sent()).toHaveLength(2);
    await answer(done);
    await goOnline();
    expect(sent()).toHaveLength(2);
  });

  it('an unanswered action is settled before other input is sent, and its success is the result', async () => {
    const { press, answer, sent, result } = await control(acknowledgeAction, { ports: { attempts: begun({ input: { stake: 1 } }) } });
    await answer(new Error('offline'));
    await press({ stake: 2 });
    await answer(done);
    expect(sent().map(({ input }) => input)).toEqual([{ stake: 1 }, { stake: 1 }]);
    expect(result.current.end?.kind).toBe('done');
  });

  it('other input is sent after a refused action, or if it replaces the earlier one', async () => {
    for (const [first, replaces] of [[refused], [done, true]] as const) {
      const options = { ports: { attempts: begun({ input: { stake: 1 } }) }, ...(replaces ? { replaces } : {}) };
      const { press, answer, sent, unmount } = await control(acknowledgeAction, options);
      await answer(new Error('offline'));
      await press({ stake: 2 });
      await answer(first);
      expect(sent().map(({ input }) => input)).toEqual([{ stake: 1 }, { stake: 1 }, { stake: 2 }]);
      expect(sent()[2]?.actionId).not.toBe('begun');
      unmount();
    }
  });

  it.each([
    ['another player', { playerId: 'p2' }],
    ['a visitor', { playerId: null }],
  ])('an unanswered action of %s is not sent for the present player', async (_, changes) => {
    vi.spyOn(Date, 'now').mockReturnValue(NOW);
    const { sent, press } = await control(acknowledgeAction, { ports: { attempts: begun(changes) } });
    expect(sent()).toEqual([]);
    await press();
    expect(sent()[0]?.actionId).not.toBe('begun');
  });

  it.each([
    ['long ago', NOW - 120_000],
    ['by a clock that was set back since', NOW + 60_000],
  ])('an action begun %s is sent again with its id only when pressed', async (_, startedAt) => {
    vi.spyOn(Date, 'now').mockReturnValue(NOW);
    const { press, answer, sent, attempts } = await control(acknowledgeAction, { ports: { attempts: begun({ startedAt }) } });
    await act(async () => void globalThis.dispatchEvent(new Event('online')));
    expect(sent()).toEqual([]);
    await press();
    expect(sent()).toEqual([{ actionId: 'begun', input: {} }]);
    await answer(done);
    expect(attempts.all()).toEqual([]);
  });

  it('an old unanswered action is not sent for other input', async () => {
    const attempts = begun({ startedAt: Date.now() - 120_000, input: { stake: 1 } });
    const { press, sent } = await control(acknowledgeAction, { ports: { attempts } });
    await press({ stake: 2 });
    expect(sent()).toEqual([{ actionId: expect.any(String), input: { stake: 2 } }]);
    expect(sent()[0]?.actionId).not.toBe('begun');
  });

  it('an unanswered action is resumed when its node is drawn again', async () => {
    const { sent, answer, result } = await control(acknowledgeAction, { ports: { attempts: begun() } });
    expect(sent()).toEqual([{ actionId: 'begun', input: {} }]);
    await answer(done);
    expect(result.current.end?.kind).toBe('done');
  });
});
