import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Hint } from './Hint.tsx';

it.each([
  ['Ids of brands.', 'Ids of brands.', []],
  ['Regions as `US-NJ`, or a country as `US`.', 'Regions as US-NJ, or a country as US.', ['US-NJ', 'US']],
  ['`US` and `US`', 'US and US', ['US', 'US']],
  ['one ` alone', 'one ` alone', []],
])('the hint “%s” is shown with its code marked', (text, shown, codes) => {
  const { container } = render(<Hint>{text}</Hint>);
  expect(container.textContent).toBe(shown);
  expect([...container.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual(codes);
});
