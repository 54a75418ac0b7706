import { vi } from 'vitest';

/**
 * Nothing is heard of whoever is asked at this origin until it is restored: not by the test, nor by what the server does by itself every other
 * second, which would ask about what the test only says has happened there.
 */
export function away(origin: string) {
  const { fetch: send } = globalThis;
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      new URL(input instanceof Request ? input.url : input).origin === new URL(origin).origin
        ? Promise.reject(new TypeError('away'))
        : send(input, init),
    );
}
