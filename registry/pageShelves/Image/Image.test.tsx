import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('Image', () => {
  it('keeps its ratio while it loads, and is never wider than its use allows', async () => {
    const { container } = await stageCase(caseOf('Image', 'one'));
    const picture = screen.getByRole('img', { name: /multiplied/ });
    expect(picture.getAttribute('width')).toBe('920');
    expect(picture.getAttribute('height')).toBe('640');
    expect(container.querySelector('figure')?.style.maxWidth).toBe('200px');
  });

  it('is a link where the document gives it one', async () => {
    await stageCase(caseOf('Image', 'usual'));
    expect(screen.getByRole('link', { name: /multiplied/ }).getAttribute('href')).toBe('/sport/football');
  });

  it('is told in words when it does not come', async () => {
    const { container } = await stageCase(caseOf('Image', 'one'));
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: /multiplied/ }).textContent).toContain('multiplied');
  });

  it('asks no other site for a picture', async () => {
    const { container } = await stageCase(caseOf('Image', 'hostile'));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
