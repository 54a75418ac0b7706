import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { PageBoundary } from '#src/app/page/PageBoundary.tsx';
import { showShell } from '#tests/support/shell.tsx';
import { watchLostSheets } from '#src/ui/lostSheet.ts';
import { lazyWithRetry, preloadable, lazyFrame } from './lazyWithRetry.ts';

type Load = () => Promise<() => string>;
const lost = () => new TypeError('Failed to fetch dynamically imported module');

describe('the code of a lazy part', () => {
  test('a lazy part is loaded again three times', async () => {
    const load = vi
      .fn<Load>()
      .mockRejectedValueOnce(lost())
      .mockRejectedValueOnce(lost())
      .mockRejectedValueOnce(lost())
      .mockResolvedValue(() => 'here');
    const Part = lazyWithRetry(load);
    render(
      <Suspense fallback={null}>
        <Part />
      </Suspense>,
    );
    expect(await screen.findByText('here')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(4);
  });

  test('a lazy part loads its lost style sheets before its code is loaded again', async () => {
    const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href^="data:text/css"]')];
    watchLostSheets();
    /** Requests all style sheets of a chunk and throws for the first lost one, as the bundler's code does. */
    const loseSheets = () => {
      for (const rule of ['p{}', 'b{}']) {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `data:text/css,${rule}` });
        document.head.append(link);
        link.dispatchEvent(new Event('error'));
        link.remove();
      }
      return Promise.reject(new Error('Unable to preload CSS for data:text/css,p{}'));
    };
    const load = vi
      .fn<Load>()
      .mockImplementationOnce(loseSheets)
      .mockImplementation(() => Promise.resolve(() => (sheets().length < 2 ? 'bare' : 'styled')));
    const Part = lazyWithRetry(load);
    render(
      <Suspense fallback={null}>
        <Part />
      </Suspense>,
    );
    expect(await screen.findByText('styled')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
    for (const sheet of sheets()) sheet.remove();
  });

  test('a preloaded part is drawn at once', async () => {
    const load = vi.fn<Load>().mockResolvedValue(() => 'here');
    const Part = preloadable(load);
    await Part.preload();
    render(
      <Suspense fallback="a pause">
        <Part />
      </Suspense>,
    );
    expect(screen.getByText('here')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('a part that failed to preload is loaded again when drawn', async () => {
    const load = vi.fn<Load>().mockRejectedValue(lost());
    const Part = preloadable(load);
    await Part.preload();
    load.mockResolvedValue(() => 'here');
    render(
      <Suspense fallback={null}>
        <Part />
      </Suspense>,
    );
    expect(await screen.findByText('here')).toBeDefined();
  });

  test('a page part that fails to load reaches the boundary', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = lazyWithRetry(vi.fn<Load>().mockRejectedValue(lost()));
    showShell(
      <PageBoundary>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </PageBoundary>,
    );
    expect(await screen.findByText('Oops... Looks like something went wrong')).toBeDefined();
    silence.mockRestore();
  });

  test('a frame part that fails to load leaves the page in place', async () => {
    const load = vi.fn<Load>().mockRejectedValue(lost());
    const Part = lazyFrame(load);
    render(
      <Suspense fallback={<i>waiting</i>}>
        <b>the page</b>
        <Part />
      </Suspense>,
    );
    expect(await screen.findByText('the page')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(4);
  });
});
