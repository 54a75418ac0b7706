import { describe, expect, it } from 'vitest';
import { regionInHeader, regionsOfAddresses } from './addressRegion.ts';

const by = (headers: Readonly<Record<string, string>>) => ({ header: (name: string) => headers[name] });
const edge = { addressRegionHeader: 'x-edge-region', defaultRegion: 'CA-DEFAULT' };

describe('the region of an address', () => {
  it.each([
    ['US-NJ', 'US-NJ'],
    ['us-nj', 'US-NJ'],
    ['CA-ON', 'CA-ON'],
    ['FR-75', 'FR-75'],
    ['DE', 'DE-DEFAULT'],
    ['CA', 'CA-DEFAULT'],
    ['', null],
    ['XX', null],
    ['T1', null],
    ['US-NJ, DE', null],
    ['United States', null],
  ])('the region header %j means region %j', (said, region) => {
    expect(regionInHeader(said)).toBe(region);
  });

  it('a visitor’s region comes from the edge’s header, or else from the default', () => {
    const regionOf = regionsOfAddresses(edge, () => null);
    expect(regionOf(by({ 'x-edge-region': 'DE' }))).toBe('DE-DEFAULT');
    expect(regionOf(by({}))).toBe('CA-DEFAULT');
  });

  it('a client’s region header is ignored if no edge is configured', () => {
    const regionOf = regionsOfAddresses({ ...edge, addressRegionHeader: null }, () => 'US-PA');
    expect(regionOf(by({ 'x-edge-region': 'US-NJ' }))).toBe('US-PA');
  });
});
