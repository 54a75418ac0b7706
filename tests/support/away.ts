import { vi } from 'vitest';

/**
 * Fails every call to this origin until restored, also the server's own checks, because the vendor would deny what the test only claims to
 * have happened.
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
