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
      'the first link of the results, not a tab above it',
      `${TABS}<div role="tabpanel"><a href="/jets">Jets</a><a href="/bills">Bills</a></div>`,
      'Jets',
    ],
    ['not a link above the tabs', `<a href="/up">Up</a>${TABS}<div role="tabpanel"><a href="/jets">Jets</a></div>`, 'Jets'],
    ['a popular search if there are no tabs', '<ul><li><a href="/nfl">NFL</a></li></ul>', 'NFL'],
    [
      'the next link of the page if nothing was found',
      `${TABS}<div role="tabpanel"><p>No results</p></div><a href="/account/help">Help</a>`,
      'Help',
    ],
    ['none if only links outside the page are left', `${TABS}<div role="tabpanel"><p>No results</p></div>`, undefined],
  ])('the first result of a page is %s', (_, main, words) => {
    draw(main);
    expect(firstResult()?.textContent).toBe(words);
  });
});
