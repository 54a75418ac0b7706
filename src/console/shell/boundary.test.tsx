import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CodeNotLoaded } from '#src/render/lazyWithRetry.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe('a screen that throws', () => {
  it('a failed screen leaves the navigation in place and can be tried again', async () => {
    let isBroken = true;
    function Fragile() {
      if (isBroken) throw new TypeError('a.b is undefined');
      return <p>Whole again</p>;
    }
    render(
      <>
        <nav>Navigation</nav>
        <ScreenBoundary>
          <Fragile />
        </ScreenBoundary>
      </>,
    );
    expect(screen.getByRole('heading', { name: 'This page has crashed' })).toBeDefined();
    expect(screen.getByRole('navigation')).toBeDefined();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Whole again')).toBeDefined();
  });

  it('a screen whose code failed to load asks for a reload', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    function Lost(): null {
      throw new CodeNotLoaded('A part of the page could not be loaded');
    }
    render(
      <ScreenBoundary>
        <Lost />
      </ScreenBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'We couldn’t load this page' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});
