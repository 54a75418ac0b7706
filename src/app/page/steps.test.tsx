import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layoutOf, registry, text, type TestFrame } from '#tests/support/renderKinds.tsx';
import { RenderProvider, Slots } from '#src/render/index.ts';
import { Scheduler } from '../startup/scheduler.ts';
import { SchedulerContext } from '../startup/SchedulerContext.ts';
import { useInSteps } from './steps.ts';

let scheduler: Scheduler;
beforeEach(() => {
  vi.useFakeTimers();
  scheduler = new Scheduler();
});
afterEach(() => void vi.useRealTimers());

const FRAME_MS = 20;
const frame = () => act(() => vi.advanceTimersByTimeAsync(FRAME_MS));
const words = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

function Main({ slots }: { readonly slots: readonly TestFrame[] }) {
  const layout = useInSteps(layoutOf(...slots) as never);
  return <Slots registry={registry} layout={layout} />;
}

const drawPage = (...slots: readonly TestFrame[]) =>
  render(
    <SchedulerContext value={scheduler}>
      <MemoryRouter>
        <RenderProvider ports={{}}>
          <Main slots={slots} />
        </RenderProvider>
      </MemoryRouter>
    </SchedulerContext>,
  );

const five = () => ['a', 'b', 'c', 'd', 'e'].map((id) => text(id));

describe('a page drawn behind its first view', () => {
  it('a page behind its first view draws one shelf per frame, and those below the screen last', async () => {
    scheduler.phase = 'behind-view';
    const whole = vi.fn();
    drawPage(...five());
    scheduler.whenDrawn(whole);
    expect(words()).toEqual([]);
    for (const seen of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
      await frame();
      expect(words()).toEqual(seen);
      expect(whole).not.toHaveBeenCalled();
    }
    await frame();
    expect(words()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(whole).toHaveBeenCalledOnce();
  });

  it('a hidden page draws its shelves without frames', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 1);
    scheduler.phase = 'behind-view';
    drawPage(...five());
    for (const _ of [1, 2, 3, 4]) await act(() => vi.advanceTimersByTimeAsync(100));
    expect(words()).toHaveLength(5);
    vi.unstubAllGlobals();
  });

  it('a page left while it is being drawn counts as drawn', () => {
    scheduler.phase = 'behind-view';
    const whole = vi.fn();
    const { unmount } = drawPage(...five());
    scheduler.whenDrawn(whole);
    unmount();
    expect(whole).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a page without steps is drawn at once', () => {
    scheduler.phase = 'behind-view';
    const whole = vi.fn();
    scheduler.whenDrawn(whole);
    expect(whole).toHaveBeenCalledOnce();
    drawPage(...five());
    expect(words()).toHaveLength(5);
  });
});

describe('any other page', () => {
  it('any other page is drawn in one piece', () => {
    const whole = vi.fn();
    drawPage(...five());
    scheduler.whenDrawn(whole);
    expect(words()).toHaveLength(5);
    expect(whole).toHaveBeenCalledOnce();
  });
});
