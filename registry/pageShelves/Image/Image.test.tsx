import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeNode } from '#src/console/preview/kinds.ts';
import type { ImageFragment } from '#src/gql/graphql.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('Image', () => {
  it('an image keeps its ratio while loading and is at most as wide as its use allows', async () => {
    const { container } = await stageCase(caseOf('Image', 'one'));
    const picture = screen.getByRole('img', { name: /multiplied/ });
    expect(picture.getAttribute('width')).toBe('920');
    expect(picture.getAttribute('height')).toBe('640');
    expect(container.querySelector('figure')?.style.maxWidth).toBe('200px');
  });

  it('an image is a link if its document has one', async () => {
    await stageCase(caseOf('Image', 'usual'));
    expect(screen.getByRole('link', { name: /multiplied/ }).getAttribute('href')).toBe('/sport/football');
  });

  it('an image that fails to load is replaced by its description', async () => {
    const { container } = await stageCase(caseOf('Image', 'one'));
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: /multiplied/ }).textContent).toContain('multiplied');
  });

  it('a failed image loads again only when its address changes', async () => {
    const { node } = caseOf('Image', 'one');
    const { platform } = await stageCase(caseOf('Image', 'one'));
    const publish = (changes: Partial<ImageFragment>): void => act(() => storeNode(platform.client, 'Image', { ...node, ...changes }));
    fireEvent.error(screen.getByRole('img'));
    publish({ alt: 'Other words' });
    expect((await screen.findByRole('img', { name: 'Other words' })).tagName).toBe('DIV');
    publish({ url: '/media/other.svg', alt: 'Another picture' });
    const picture = await screen.findByRole('img', { name: 'Another picture' });
    expect(picture.getAttribute('src')).toBe('/media/other.svg');
  });

  it('a failed image keeps its link with the description', async () => {
    await stageCase(caseOf('Image', 'usual'));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('link', { name: /multiplied/ }).getAttribute('href')).toBe('/sport/football');
  });

  it('a drawing is shown inline, in the colours of the brand, with its description', async () => {
    const { node } = caseOf('Image', 'one');
    const { platform } = await stageCase(caseOf('Image', 'one'));
    const drawn: Partial<ImageFragment> = { url: '/media/welcome.svg#art', alt: 'A ticket' };
    act(() => storeNode(platform.client, 'Image', { ...node, ...drawn }));
    const drawing = await screen.findByRole('img', { name: 'A ticket' });
    expect([drawing.tagName, drawing.querySelector('use')?.getAttribute('href')]).toEqual(['svg', '/media/welcome.svg#art']);
  });

  it('an image is not loaded from another site', async () => {
    const { container } = await stageCase(caseOf('Image', 'hostile'));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
