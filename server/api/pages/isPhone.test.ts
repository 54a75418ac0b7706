import { expect, test } from 'vitest';
import { isPhone } from './isPhone.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const TABLET = 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

test.each([
  [true, 'a phone that says so', { 'sec-ch-ua-mobile': '?1', 'user-agent': LAPTOP }],
  [false, 'a browser that says it is none', { 'sec-ch-ua-mobile': '?0', 'user-agent': ANDROID }],
  [true, 'an iPhone', { 'user-agent': IPHONE }],
  [true, 'an Android phone', { 'user-agent': ANDROID }],
  [false, 'an Android tablet', { 'user-agent': TABLET }],
  [false, 'an iPad', { 'user-agent': IPAD }],
  [false, 'a laptop', { 'user-agent': LAPTOP }],
  [false, 'nobody who says what they are', {}],
])('isPhone is %s for %s', (answer, _, headers) => {
  expect(isPhone(headers)).toBe(answer);
});
