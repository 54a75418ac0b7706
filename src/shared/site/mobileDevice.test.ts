import { expect, test } from 'vitest';
import { isMobileDevice } from './mobileDevice.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', true],
  ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)', true],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', true],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/9; U; en) Presto Mobile', true],
  ['Mozilla/5.0 (X11; CrOS x86_64; Android) Mobile', false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', false],
  ['', false],
])('the browser %s is a phone or tablet: %s', (agent, answer) => expect(isMobileDevice(agent)).toBe(answer));
