import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Place } from '#src/shared/console/place.ts';
import { FakeConsole, brandSettings } from '#tests/support/console/fakeConsole.ts';
import { createConsoleClient, ConsoleProvider } from '../api/index.ts';
import { historyPath, placeIn, queryOf } from './address.ts';
import { brandChoices, regionChoices, servedRegions, withOwn } from './brandSettings.ts';
import { PlaceFields, type PlaceFieldsProps } from './PlaceFields.tsx';
import { PlaceName } from './PlaceName.tsx';

const everywhere: Place = { surface: 'home', brand: '*', region: '*', environment: 'live' };

describe('a place in an address', () => {
  it.each<Place>([
    everywhere,
    { surface: 'form:responsible-gaming', brand: 'alpha', region: 'US-NJ', environment: 'staging' },
    { surface: 'receipt:bet-placed', brand: '*', region: 'CA', environment: 'live' },
  ])('a place is read back from its address: $surface', (place) => {
    expect(placeIn(new URLSearchParams(queryOf(place)))).toEqual(place);
    expect(historyPath(place)).toBe(`/history?${queryOf(place)}`);
  });

  it('a place in an address defaults to every brand and region, live; without a surface there is none', () => {
    expect(placeIn(new URLSearchParams('surface=home'))).toEqual(everywhere);
    expect(placeIn(new URLSearchParams('surface=home&environment=moon'))?.environment).toBe('live');
    expect([placeIn(new URLSearchParams('')), placeIn(new URLSearchParams('surface='))]).toEqual([null, null]);
  });
});

describe('the choices of brand and region', () => {
  it('the brand choices are every brand, then each one', () => {
    expect(brandChoices(brandSettings, 'Every brand').map(({ label }) => label)).toEqual(['Every brand', 'alpha', 'beta']);
  });

  it('the region choices are everywhere, then countries, then regions', () => {
    expect(regionChoices(brandSettings, 'Everywhere')).toEqual([
      { value: '*', label: 'Everywhere' },
      { value: 'US', label: 'All of US' },
      { value: 'CA', label: 'All of CA' },
      { value: 'US-NJ', label: 'New Jersey (US-NJ)' },
      { value: 'US-NY', label: 'New York (US-NY)' },
      { value: 'CA-ON', label: 'Ontario (CA-ON)' },
    ]);
  });
});

describe('the served regions', () => {
  it('served regions are listed without countries', () => {
    expect(servedRegions(brandSettings).map(({ value }) => value)).toEqual(['US-NJ', 'US-NY', 'CA-ON']);
  });

  it.each([
    ['US-NY', 3, 'New York (US-NY)'],
    ['US-XX', 4, 'US-XX'],
  ])('an own region stays among the choices: %s', (own, count, label) => {
    const choices = withOwn(servedRegions(brandSettings), own);
    expect(choices).toHaveLength(count);
    expect(choices.find(({ value }) => value === own)?.label).toBe(label);
  });
});

describe('the name of a place', () => {
  const words = (place: Place, hasSurface = true) => {
    const { container, unmount } = render(<PlaceName place={place} hasSurface={hasSurface} />);
    const told = [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
    unmount();
    return told;
  };

  it('a place’s label names brand and region, or everybody', () => {
    expect(words(everywhere)).toEqual(['Home page', 'all players']);
    expect(words({ ...everywhere, region: 'US-NJ' })).toEqual(['Home page', 'every brand', 'US-NJ']);
    expect(words({ ...everywhere, brand: 'alpha' }, false)).toEqual(['alpha', 'everywhere']);
  });

  it('a place’s label names staging', () => {
    expect(words({ ...everywhere, environment: 'staging' })).toEqual(['Home page', 'all players', 'staging']);
  });
});

describe('choosing a place', () => {
  async function draw(first: Place, more: Partial<PlaceFieldsProps> = {}) {
    const client = createConsoleClient(new FakeConsole('editor').send);
    await client.open();
    const chosen: Place[] = [first];
    function Form() {
      const [place, setPlace] = useState(first);
      const keep = (next: Place): void => {
        chosen.push(next);
        setPlace(next);
      };
      return <PlaceFields place={place} onChange={keep} {...more} />;
    }
    render(
      <ConsoleProvider client={client}>
        <Form />
      </ConsoleProvider>,
    );
    await screen.findByRole('option', { name: 'Ontario (CA-ON)' });
    return { last: () => chosen.at(-1) };
  }

  it('choosing one field of a place keeps the others', async () => {
    const { last } = await draw(everywhere);
    await userEvent.selectOptions(screen.getByLabelText('Brand'), 'beta');
    await userEvent.selectOptions(screen.getByLabelText('Region'), 'All of CA');
    await userEvent.selectOptions(screen.getByLabelText('Environment'), 'Staging (testing)');
    await userEvent.selectOptions(screen.getByLabelText('Surface'), 'Receipts: Bet placed');
    expect(last()).toEqual({ surface: 'receipt:bet-placed', brand: 'beta', region: 'CA', environment: 'staging' });
  });

  it('a fixed surface is not offered for change', async () => {
    await draw(everywhere, { isSurfaceFixed: true });
    expect(screen.queryByLabelText('Surface')).toBeNull();
  });

  it('unknown values of a place stay selected', async () => {
    await draw({ surface: 'form:old', brand: 'gone', region: 'US-XX', environment: 'live' });
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Brand').value).toBe('gone'));
    expect([screen.getByLabelText<HTMLSelectElement>('Region').value, screen.getByLabelText<HTMLSelectElement>('Surface').value]).toEqual([
      'US-XX',
      'form:old',
    ]);
  });
});
