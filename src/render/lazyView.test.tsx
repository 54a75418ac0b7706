import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyView, preloadViews, ViewNotLoaded } from './lazyView.ts';
import type { KindView } from './types.ts';

type Node = { readonly text: string };
const Hello: KindView<Node> = ({ node }) => <p>{node.text}</p>;
const draw = (View: KindView<Node>) =>
  render(
    <Suspense fallback="skeleton">
      <View node={{ text: 'hello' }} />
    </Suspense>,
  );

describe('lazyView', () => {
  it('a lazy view shows its skeleton until the code loads', async () => {
    let resolve: (module: { default: KindView<Node> }) => void = () => undefined;
    const promise = new Promise<{ default: KindView<Node> }>((done) => (resolve = done));
    draw(lazyView(() => promise));
    expect(screen.getByText('skeleton')).toBeDefined();
    await act(async () => resolve({ default: Hello }));
    expect(screen.getByText('hello')).toBeDefined();
  });

  it('a lazy view whose code is loaded is drawn at once', async () => {
    const view = lazyView(() => Promise.resolve({ default: Hello }));
    await view.preload();
    draw(view);
    expect(screen.queryByText('skeleton')).toBeNull();
    expect(screen.getByText('hello')).toBeDefined();
  });

  it('a lazy view loads its code four times before it fails, and again when next needed', async () => {
    const load = vi.fn<() => Promise<{ default: KindView<Node> }>>().mockRejectedValue(new Error('offline'));
    const view = lazyView(load);
    await expect(view.preload()).rejects.toBeInstanceOf(ViewNotLoaded);
    expect(load).toHaveBeenCalledTimes(4);
    load.mockResolvedValue({ default: Hello });
    await view.preload();
    draw(view);
    expect(screen.getByText('hello')).toBeDefined();
  });

  it('a lazy view loads once for any number of nodes', async () => {
    const load = vi.fn(() => Promise.resolve({ default: Hello }));
    const view = lazyView(load);
    await Promise.all([view.preload(), view.preload()]);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('preloadViews', () => {
  it('preloadViews loads known views, skips others and never rejects', async () => {
    const good = vi.fn(() => Promise.resolve({ default: Hello }));
    const registry = {
      Good: { view: lazyView(good) },
      Bad: { view: lazyView<Node>(() => Promise.reject(new Error('offline'))) },
      Eager: { view: Hello },
    };
    await preloadViews(registry, ['Good', 'Bad', 'Eager', 'constructor', 'Nothing']);
    expect(good).toHaveBeenCalledTimes(1);
  });
});
