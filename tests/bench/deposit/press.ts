import type { Page, Request } from 'playwright';
import type { Wait } from './roundTrips.ts';

// Anonymous functions, because named ones need a compiler helper that the page lacks.

/** Time from the press until the vendor's frame has loaded. The caller presses. */
export const frameAfterPress = (page: Page): Promise<Wait> =>
  page.evaluate(
    () =>
      new Promise<Wait>((resolve) => {
        document.querySelector('main form button[type="submit"]')?.addEventListener(
          'click',
          ({ timeStamp: pressedAt }) =>
            new MutationObserver((_, me) => {
              const frame = document.querySelector('main iframe[title="Payment"]');
              if (!frame) return;
              me.disconnect();
              frame.addEventListener(
                'load',
                () => resolve({ ms: performance.now() - pressedAt, endedAt: performance.timeOrigin + performance.now() }),
                { once: true },
              );
            }).observe(document, { childList: true, subtree: true }),
          { once: true, capture: true },
        );
      }),
  );

/** Time from the press until the receipt is painted. */
export const receiptAfterPress = (page: Page): Promise<Wait> =>
  page.evaluate(
    () =>
      new Promise<Wait>((resolve) => {
        document.querySelector('main form button[type="submit"]')?.addEventListener(
          'click',
          ({ timeStamp: pressedAt }) =>
            new MutationObserver((_, me) => {
              if (!document.querySelector('main')?.textContent.includes('Deposit complete')) return;
              me.disconnect();
              requestAnimationFrame(() =>
                setTimeout(() => resolve({ ms: performance.now() - pressedAt, endedAt: performance.timeOrigin + performance.now() })),
              );
            }).observe(document, { childList: true, subtree: true, characterData: true }),
          { once: true, capture: true },
        );
      }),
  );

/**
 * Repeats the page's requests for another deposit by plain `fetch` and inserts the frame, without our client code. Returns milliseconds.
 */
export function frameByHand(page: Page, requests: readonly Request[]): Promise<number> {
  const bodies = requests.flatMap((request) => (new URL(request.url()).pathname === '/graphql' ? (request.postData() ?? []) : []));
  const [validate, create] = ['"ValidateDeposit"', '"DepositCreate"'].map((name) => bodies.find((body) => body.includes(name)));
  const { authorization = '' } = requests.find((request) => request.url().endsWith('/gateway'))?.headers() ?? {};
  if (validate === undefined || create === undefined) throw new Error('The page asked for a deposit in another way: send that by hand.');
  const again = create.replace(/"actionId":"[^"]+"/, `"actionId":"${crypto.randomUUID()}"`);
  return page.evaluate(
    async ({ calls, auth }) => {
      const began = performance.now();
      let answer = '';
      for (const body of calls)
        answer = await fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json', authorization: auth },
          body,
        }).then((response) => response.text());
      const id = /"transactionId":"(\w+)"/.exec(answer)?.[1] ?? '';
      const opened = await fetch(`/i/deposits/${id}/gateway`, { headers: { authorization: auth } });
      const { url } = (await opened.json()) as { readonly url: string };
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
      frame.referrerPolicy = 'no-referrer';
      frame.src = url;
      await new Promise((loaded) => {
        frame.addEventListener('load', loaded, { once: true });
        document.body.append(frame);
      });
      return performance.now() - began;
    },
    { calls: [validate, again], auth: authorization },
  );
}
