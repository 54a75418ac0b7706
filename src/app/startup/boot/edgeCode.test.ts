import { expect, test } from 'vitest';
import { edgeCode } from './edgeCode.ts';

const listed = ['US-NJ', 'ca-on'];

test.each([
  ['US-NJ', 'US', 'US-NJ'],
  ['us-nj', 'US', 'US-NJ'],
  ['CA-ON', 'CA', 'CA-ON'],
  ['', 'US', 'US-DEFAULT'],
  ['', 'ca', 'CA-DEFAULT'],
  ['  ', 'US', 'US-DEFAULT'],
  ['', '', 'CA-DEFAULT'],
  ['', 'none', 'CA-DEFAULT'],
  ['US-TX', 'US', 'CA-DEFAULT'],
  ['DE-BE', 'DE', 'CA-DEFAULT'],
])('region %j of %j is served by %s', (region, country, edge) => expect(edgeCode(region, country, listed)).toBe(edge));
