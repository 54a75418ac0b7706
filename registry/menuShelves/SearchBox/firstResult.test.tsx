import { afterEach, describe, expect, test } from 'vitest';
import { firstResult } from './firstResult.ts';

const TABS = '<div role="tablist"><button role="tab">All</button><button role="tab">Casino</button></div>';

const draw = (main: string): void => {
  document.body.innerHTML = `<header><a href="/">Home</a></header><main id="main">${main}</main><footer><a href="/law">Law</a></footer>`;
};
afterEach(() => document.body.replaceChildren());

describe('the first result of a page', () => {
  test.each([
    [
      'to the first result, not to the tabs above it',
      `${TABS}<div role="tabpanel"><a href="/jets">Jets</a><a href="/bills">Bills</a></div>`,
      'Jets',
    ],
    ['past a link that stands over the results', `<a href="/up">Up</a>${TABS}<div role="tabpanel"><a href="/jets">Jets</a></div>`, 'Jets'],
    ['to what is often looked for while nothing is', '<ul><li><a href="/nfl">NFL</a></li></ul>', 'NFL'],
    [
      'past the tabs where nothing was found',
      `${TABS}<div role="tabpanel"><p>No results</p></div><a href="/account/help">Help</a>`,
      'Help',
    ],
    ['nowhere, never out of the page', `${TABS}<div role="tabpanel"><p>No results</p></div>`, undefined],
  ])('the first result of a page: %s', (_, main, words) => {
    draw(main);
    expect(firstResult()?.textContent).toBe(words);
  });
});
