import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { brand } from '#brands/tsb/brand.ts';
import { NOW } from '#fixtures/worlds/sports.ts';
import { Stage, stagePorts } from '#src/console/preview/Stage.tsx';
import { stagePlatform } from '#src/console/preview/stagePlatform.ts';
import type { RenderPorts } from '#src/render/index.ts';
import { ForPlayers } from './ForPlayers.tsx';

it('content for players says what is kept with the account and asks a visitor to log in', () => {
  const meet = vi.fn<RenderPorts['meet']>(async () => false);
  const ports = { ...stagePorts, meet };
  render(
    <Stage brand={brand} platform={stagePlatform(NOW)} ports={ports}>
      <ForPlayers what="your awards" />
    </Stage>,
  );
  expect(screen.getByText('Log in to see your awards')).toBeDefined();
  act(() => screen.getByRole('button', { name: 'Log In' }).click());
  expect(meet).toHaveBeenCalledExactlyOnceWith('LOGIN');
});
