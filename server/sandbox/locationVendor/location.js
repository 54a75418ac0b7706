/*
 * Client of the sandbox's location vendor, for browsers without an installed service.
 *
 *   SandboxLocation.locate(
 *     { licenseKey, userId, reason, position: { latitude, longitude, accuracy } | null },
 *     { onPacket: (packet) => …, onError: (code, message) => … },
 *   )
 *
 * Exactly one of the two is called, once. Codes are 600–720, see `errorCodes.json` beside this file.
 */
(() => {
  'use strict';
  const script = document.currentScript;
  const origin = new URL(script instanceof HTMLScriptElement ? script.src : location.href).origin;
  const TIMEOUT_MS = 5000;

  const ask = async ({ licenseKey, userId, reason, position }) => {
    const answer = await fetch(`${origin}/packet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: JSON.stringify({ licenseKey, userId, reason: reason ?? null, position: position ?? null }),
    });
    return answer.json();
  };

  const locate = (request, { onPacket, onError }) => {
    ask(request).then(
      (body) => (typeof body.packet === 'string' ? onPacket(body.packet) : onError(body.code ?? 600, body.message ?? 'Unexpected error')),
      (error) =>
        error instanceof DOMException && error.name === 'TimeoutError'
          ? onError(603, 'Server communication failed')
          : onError(602, 'Network is not available'),
    );
  };

  Object.defineProperty(globalThis, 'SandboxLocation', { value: Object.freeze({ version: 1, locate }), configurable: true });
})();
