import type { GameProvider } from '#server/modules/casino/play/wallet/index.ts';
import type { LocationVendor } from '#server/modules/geolocation/index.ts';
import type { RegisterVendor } from '#server/modules/exclusionRegister/index.ts';
import type { PartnerSite } from '#server/modules/identity/linking/index.ts';
import type { IdentityVendor } from '#server/modules/identity/signUp/index.ts';
import type { PaymentVendor } from '#server/modules/payments/vendor/index.ts';
import { errorSinkDsn } from './errorSink/errorSink.ts';
import { registerOrigin, registerPublicKey, registerSecret } from './exclusionRegister/register.ts';
import { fetchOnThisMachine } from './fetchOnThisMachine.ts';
import { gameOrigin, gameSecret } from './gameProvider/gameProvider.ts';
import { helpDeskOrigin } from './helpDesk/helpDesk.ts';
import { identityOrigin, identitySecret } from './identityVendor/identityVendor.ts';
import { PARTNER_CLIENT, partnerOrigin } from './partner/partner.ts';
import { paymentOrigin, paymentSecret } from './paymentVendor/paymentVendor.ts';
import { supportChatUrlBeside } from './supportChat/supportChat.ts';

export type Parties = {
  readonly identityVendor: IdentityVendor;
  readonly registerVendor: RegisterVendor;
  readonly paymentVendor: PaymentVendor;
  readonly gameProvider: GameProvider;
  readonly partner: PartnerSite;
  readonly helpDesk: string;
  readonly supportChatUrl: string;
  readonly errorDsn: string;
};

/** Returns the vendors' addresses. Only browsers resolve `*.localhost`; servers must use `fetchOnThisMachine` or the vendor's origin. */
export const partiesBeside = ({ origin, apiSecret }: LocationVendor): Parties => ({
  identityVendor: { origin: identityOrigin(origin), secret: identitySecret(apiSecret), ask: fetchOnThisMachine },
  registerVendor: {
    origin: registerOrigin(origin),
    secret: registerSecret(apiSecret),
    publicKey: registerPublicKey(apiSecret),
    ask: fetchOnThisMachine,
  },
  paymentVendor: { apiOrigin: origin, pageOrigin: paymentOrigin(origin), secret: paymentSecret(apiSecret) },
  gameProvider: { apiOrigin: origin, pageOrigin: gameOrigin(origin), secret: gameSecret(apiSecret) },
  partner: { issuer: partnerOrigin(origin), clientId: PARTNER_CLIENT, ask: fetchOnThisMachine },
  helpDesk: helpDeskOrigin(origin),
  supportChatUrl: supportChatUrlBeside(origin),
  errorDsn: errorSinkDsn(origin),
});
