import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeNode } from '#src/console/preview/kinds.ts';
import type { VideoFragment } from '#src/gql/graphql.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const film = (): HTMLVideoElement => {
  const found = document.querySelector('video');
  if (!found) throw new Error('No film');
  return found;
};
const begin = () => fireEvent.click(screen.getByRole('button', { name: 'Play: How a parlay pays' }));

describe('Video', () => {
  it('a video does not start by itself and loads only its poster', async () => {
    const { container } = await stageCase(caseOf('Video', 'usual'));
    expect(container.querySelector('video, source, track')).toBeNull();
    const [poster, ...others] = container.querySelectorAll('img');
    expect([poster?.getAttribute('src'), others.length]).toEqual(['/media/parlay-poster.webp', 0]);
  });

  it('a pressed video plays with controls, a name and the focus', async () => {
    await stageCase(caseOf('Video', 'usual'));
    begin();
    expect(film().hasAttribute('controls')).toBe(true);
    expect(film().getAttribute('aria-label')).toBe('How a parlay pays');
    expect(film().querySelector('source')?.getAttribute('src')).toBe('/media/parlay.webm');
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
    expect(document.activeElement).toBe(film());
  });

  it('a video has captions switched on', async () => {
    await stageCase(caseOf('Video', 'usual'));
    begin();
    const track = film().querySelector('track');
    expect([track?.getAttribute('kind'), track?.getAttribute('src'), track?.hasAttribute('default')]).toEqual([
      'captions',
      '/media/parlay.vtt',
      true,
    ]);
  });

  it('a video keeps its ratio while loading and playing', async () => {
    await stageCase(caseOf('Video', 'usual'));
    expect(screen.getByRole('button').parentElement?.style.aspectRatio).toBe('960 / 540');
    begin();
    expect(film().parentElement?.style.aspectRatio).toBe('960 / 540');
  });

  it('a newly published video waits for a press, and a new text does not stop the present one', async () => {
    const { node } = caseOf('Video', 'usual');
    const { platform } = await stageCase(caseOf('Video', 'usual'));
    const publish = (changes: Partial<VideoFragment>): void => act(() => storeNode(platform.client, 'Video', { ...node, ...changes }));
    begin();
    publish({ transcript: 'Other words.' });
    expect(await screen.findByText('Other words.')).toBeDefined();
    expect(film().isConnected).toBe(true);
    publish({ url: '/media/other.webm', title: 'Another' });
    expect(await screen.findByRole('button', { name: 'Play: Another' })).toBeDefined();
    expect(document.querySelector('video')).toBeNull();
  });

  it('a video that cannot be played says so and opens its transcript', async () => {
    await stageCase(caseOf('Video', 'usual'));
    expect(document.querySelector('details')?.open).toBe(false);
    begin();
    fireEvent.error(film().querySelector('source') ?? film());
    expect(screen.getByText('We can’t play this video')).toBeDefined();
    expect(document.querySelector('details')?.open).toBe(true);
    expect(screen.getByText('Three legs, each at a price of 1.91.')).toBeDefined();
  });

  it('a video from another site is not played', async () => {
    const { container } = await stageCase(caseOf('Video', 'hostile'));
    expect(container.querySelector('video, source, track, script, img')).toBeNull();
    expect(screen.getByText('We can’t play this video')).toBeDefined();
  });
});
