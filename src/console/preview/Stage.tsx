import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { actions } from '#registry/actions/index.ts';
import { deepLinks } from '#registry/deepLinks/index.ts';
import { PaymentContext } from '#registry/parts/payment/payment.ts';
import { StageContext } from '#registry/parts/play/stage.ts';
import { receiptLines } from '#registry/receiptLines/index.ts';
import { BrandProvider } from '#src/brand/context.tsx';
import type { Brand } from '#src/brand/contract.ts';
import { defaultPreferences, type OddsFormat, PreferencesProvider } from '#src/brand/preferences.tsx';
import { AuthProvider } from '#src/core/auth/index.ts';
import { BetslipProvider } from '#src/core/betslip/index.ts';
import { type Platform, PlatformProvider } from '#src/platform/index.ts';
import { Receipt, type RenderPorts, RenderProvider } from '#src/render/index.ts';
import { stagedGame } from './stagedGame.ts';
import { stagedPayment } from './stagedPayment.ts';

export type StageProps = {
  readonly brand: Brand;
  readonly platform: Platform;
  /** Overrides `RenderProvider`'s default ports. Must be the same object in every render, because all nodes read it. */
  readonly ports: Partial<RenderPorts>;
  readonly path?: string;
  readonly authName?: string;
  readonly oddsFormat?: OddsFormat;
  readonly children: ReactNode;
};

export const stagePorts = {
  links: deepLinks,
  actions,
  loadReceiptLines: () => Promise.resolve(receiptLines),
  allowedHosts: ['help.example.com'],
} satisfies Partial<RenderPorts>;

// The betslip sends nothing for an unknown owner.
const nobody = { type: 'unknown' } as const;
const nothing = (): undefined => undefined;

export function Stage({ brand, platform, ports, path = '/', authName = 'preview', oddsFormat = 'AMERICAN', children }: StageProps) {
  return (
    <BrandProvider brand={brand}>
      <PlatformProvider platform={platform}>
        <PreferencesProvider initial={{ ...defaultPreferences, oddsFormat }}>
          <MemoryRouter initialEntries={[path]}>
            <AuthProvider brandId={authName}>
              <BetslipProvider
                owner={nobody}
                verifyLocation={() => Promise.resolve({ ok: false, refusal: 'No location here' })}
                onCheckLocation={() => Promise.resolve(false)}
                onLogIn={nothing}
                onGo={() => undefined}
                onDeposit={nothing}
                renderPlacedBet={({ receipt }) => <Receipt receipt={receipt} />}
                autoAccept={false}
                onAutoAcceptChange={null}
              >
                <RenderProvider ports={ports}>
                  <PaymentContext value={stagedPayment}>
                    <StageContext value={stagedGame}>{children}</StageContext>
                  </PaymentContext>
                </RenderProvider>
              </BetslipProvider>
            </AuthProvider>
          </MemoryRouter>
        </PreferencesProvider>
      </PlatformProvider>
    </BrandProvider>
  );
}
