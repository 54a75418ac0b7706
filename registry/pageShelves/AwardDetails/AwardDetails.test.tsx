import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AwardDetailsFragmentDoc } from '#src/gql/graphql.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const line = (at: number) => within(screen.getAllByRole('listitem')[at] ?? document.body);

describe('AwardDetails', () => {
  it('an award shows its value, its end and a link to where it counts', async () => {
    await stageCase(caseOf('AwardDetails', 'usual'));
    expect(line(0).getByText('25 rounds')).toBeDefined();
    expect(line(0).getByText(/^11\/24\/2026/)).toBeDefined();
    expect(line(0).getByRole('link', { name: 'Copper Canyon' }).getAttribute('href')).toBe('/casino/category/slots/game-0');
    expect(line(1).getByRole('link', { name: 'Use Casino bonus' }).getAttribute('href')).toBe('/casino');
    expect(line(1).queryByText(/^Ends/)).toBeNull();
  });

  it('an award that can no longer be used says when it ended', async () => {
    await stageCase(caseOf('AwardDetails', 'ended'));
    expect(line(0).getByText(/^Ended/).textContent).toMatch(/^Ended 11\/24\/2026/);
  });

  it('an empty list of awards says so in the product’s text', async () => {
    await stageCase(caseOf('AwardDetails', 'empty'));
    expect(screen.getByText('No Free Rounds Available')).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('the award list says that it could not be read', async () => {
    await stageCase(caseOf('AwardDetails', 'failed'));
    expect(screen.getByText('We could not load your awards')).toBeDefined();
  });

  it('the award list asks a visitor to log in', async () => {
    const entry = caseOf('AwardDetails', 'usual');
    const { platform } = await stageCase(entry);
    act(() => void platform.client.cache.evict({ id: `AwardDetailsShelf:${entry.node.id}`, fieldName: 'awards' }));
    expect(await screen.findByText('Log in to see your awards')).toBeDefined();
  });

  it('an award with an invalid end shows a dash', async () => {
    await stageCase(caseOf('AwardDetails', 'hostile'));
    expect(line(0).getByText(/^Ends/).textContent).toBe('Ends –');
  });

  it('the public fragment of the award list does not ask for the player’s awards', () => {
    expect(JSON.stringify(AwardDetailsFragmentDoc.definitions[0])).not.toContain('"awards"');
  });
});
