import { vi } from 'vitest';

/**
 * Lets no call to this origin be answered until restored, neither the test's nor the server's own checks every other second, which
 * would ask about what the test only claims to have happened.
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
