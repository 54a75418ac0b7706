import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { PageBoundary } from '../page/PageBoundary.tsx';
import { showShell } from '#tests/support/shell.tsx';
import { late, lateFrame } from './late.ts';

type Load = () => Promise<() => string>;
const lost = () => new TypeError('Failed to fetch dynamically imported module');

describe('a part whose code comes late', () => {
  test('is asked for again three times', async () => {
    const load = vi
      .fn<Load>()
      .mockRejectedValueOnce(lost())
      .mockRejectedValueOnce(lost())
      .mockRejectedValueOnce(lost())
      .mockResolvedValue(() => 'here');
    const Part = late(load);
    render(
      <Suspense fallback={null}>
        <Part />
      </Suspense>,
    );
    expect(await screen.findByText('here')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(4);
  });

  test('gets its lost sheet before its code is asked for again: the bundler asks for a sheet once', async () => {
    const sheetOf = () => document.head.querySelector<HTMLLinkElement>('link[href="data:text/css,p{}"]');
    const load = vi
      .fn<Load>()
      .mockRejectedValueOnce(new Error('Unable to preload CSS for data:text/css,p{}'))
      .mockImplementation(() => Promise.resolve(() => (sheetOf() === null ? 'bare' : 'styled')));
    const Part = late(load);
    render(
      <Suspense fallback={null}>
        <Part />
      </Suspense>,
    );
    expect(await screen.findByText('styled')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
    sheetOf()?.remove();
  });

  test('of a page that does not come leaves the boundary to say so', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = late(vi.fn<Load>().mockRejectedValue(lost()));
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

  test('of the frame that does not come leaves the page standing', async () => {
    const load = vi.fn<Load>().mockRejectedValue(lost());
    const Part = lateFrame(load);
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
