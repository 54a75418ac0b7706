/*
 * Client of the sandbox's location vendor, for devices with its local service. The sandbox plays the service too.
 *
 *   SandboxLocationService.probe((isConnected) => …)
 *   SandboxLocationService.locate(request, callbacks), as in `location.js`
 *
 * It takes regular licences alone. Codes are 600–720, see `errorCodes.json` beside this file.
 */
(() => {
  'use strict';
  const script = document.currentScript;
  const origin = new URL(script instanceof HTMLScriptElement ? script.src : location.href).origin;
  const PROBE_MS = 1000;
  const LOCATE_MS = 5000;

  const probe = (onProbed) => {
    fetch(`${origin}/service`, { credentials: 'omit', signal: AbortSignal.timeout(PROBE_MS) })
      .then((answer) => answer.json())
      .then(
        ({ isConnected }) => onProbed(isConnected === true),
        () => onProbed(false),
      );
  };

  const ask = async ({ licenseKey, userId, reason, position }) => {
    const answer = await fetch(`${origin}/service/packet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(LOCATE_MS),
      body: JSON.stringify({ licenseKey, userId, reason: reason ?? null, position: position ?? null }),
    });
    return answer.json();
  };

  const locate = (request, { onPacket, onError }) => {
    ask(request).then(
      (body) => (typeof body.packet === 'string' ? onPacket(body.packet) : onError(body.code ?? 600, body.message ?? 'Unexpected error')),
      () => onError(631, 'The local service cannot be reached'),
    );
  };

  Object.defineProperty(globalThis, 'SandboxLocationService', { value: Object.freeze({ version: 1, probe, locate }), configurable: true });
})();
