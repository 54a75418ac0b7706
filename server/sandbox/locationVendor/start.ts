import { join } from 'node:path';
import { entriesOf, membersOf } from '#src/shared/values/plainObject.ts';
import { openKeys } from '#server/modules/identity/tokens/index.ts';
import { listenOn, PortTaken } from '#server/platform/http/listen.ts';
import type { LocationVendor } from '#server/modules/geolocation/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Whereabouts } from './state.ts';
import { identitySecret, registerIdentityVendor } from '../identityVendor/identityVendor.ts';
import type { IdentityAnswers } from '../identityVendor/state.ts';
import { registerExclusionRegister } from '../exclusionRegister/register.ts';
import type { RegisterState } from '../exclusionRegister/state.ts';
import { registerErrorSink } from '../errorSink/errorSink.ts';
import { registerHelpDesk } from '../helpDesk/helpDesk.ts';
import { gameSecret, registerGameProvider } from '../gameProvider/gameProvider.ts';
import type { SandboxControls } from '../gameProvider/controls.ts';
import { paymentSecret, registerPaymentVendor } from '../paymentVendor/paymentVendor.ts';
import { registerPartner } from '../partner/partner.ts';
import { registerSupportChat } from '../supportChat/supportChat.ts';
import { createLocationVendor } from './vendor.ts';

export type RunningVendor = LocationVendor & { readonly close: () => Promise<void> };

export type VendorOptions = {
  readonly dataDir: string;
  readonly host: string;
  readonly port: number;
  readonly ports: Ports;
  readonly state: () => Whereabouts;
  readonly identityAnswers: () => IdentityAnswers;
  readonly registerState: () => RegisterState;
  readonly callbackUrl: () => string;
  readonly walletUrl: () => string;
  readonly gameLevers: { readonly get: () => SandboxControls; readonly set: (next: SandboxControls) => void };
};

/**
 * Starts all sandbox vendors on one port, unless another process of ours serves them. Throws `PortTaken` if another program uses the port.
 */
export async function startLocationVendor({
  dataDir,
  host,
  port,
  ports,
  state,
  identityAnswers,
  registerState,
  callbackUrl,
  walletUrl,
  gameLevers,
}: VendorOptions): Promise<RunningVendor> {
  const keys = await openKeys(join(dataDir, 'location-vendor.json'));
  const apiSecret = keys.secret.toString('base64url');
  let origin = `http://localhost:${port}`;
  const app = createLocationVendor({ keys, ports, apiSecret, state, origin: () => origin });
  registerIdentityVendor(app, { ports, secret: identitySecret(apiSecret), answers: identityAnswers });
  registerExclusionRegister(app, { ports, apiSecret, state: registerState });
  registerHelpDesk(app);
  registerSupportChat(app);
  registerPartner(app, { secret: keys.secret, origin: () => origin });
  registerPaymentVendor(app, {
    ports,
    secret: paymentSecret(apiSecret),
    file: join(dataDir, 'payment-vendor.jsonl'),
    origin: () => origin,
    callbackUrl,
  });
  registerGameProvider(app, {
    ports,
    secret: gameSecret(apiSecret),
    file: join(dataDir, 'game-provider.jsonl'),
    origin: () => origin,
    walletUrl,
    levers: gameLevers,
  });
  registerErrorSink(app, ports.now);
  try {
    origin = `http://localhost:${await listenOn(app, { host, port, variable: 'LOCATION_VENDOR_PORT', what: 'the location vendor' })}`;
  } catch (error) {
    if (!(error instanceof PortTaken) || !(await isPlayedAt(origin, keys.kid))) throw error;
    return { origin, apiSecret, close: () => Promise.resolve() };
  }
  return { origin, apiSecret, close: () => app.close() };
}

const ASK_TIMEOUT_MS = 1_000;

async function isPlayedAt(origin: string, kid: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/.well-known/jwks.json`, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
    return entriesOf(membersOf(await answer.json())['keys']).some((key) => membersOf(key)['kid'] === kid);
  } catch {
    return false;
  }
}
